import { holds, instead, statement } from '../statement';

export default statement({
  says: 'On phones and tablets, ambient occlusion is switched off with a warning when it was asked for.',
  is: { computer: false, phone: true },
  expect: {
    '3.0.2': instead('On phones and tablets, no warning is given for ambient occlusion.', {
      computer: false,
      phone: false,
    }),
    '3.3.0': holds,
  },
  run: ({ newViewer, asPhone, said }) => {
    // The log keeps the console that it found: now it finds the one that is listened to.
    newViewer().setLogLevel('warn');
    const warned = () => {
      const before = said.length;
      newViewer({ ssaoQualityHint: 'high' });
      return said.slice(before).some((text) => text.includes('SSAO'));
    };
    const computer = warned();
    asPhone();
    return { computer, phone: warned() };
  },
});
