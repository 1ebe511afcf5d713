import { holds, instead, statement } from '../statement';

export default statement({
  says: 'On phones, requesting multisampling with `antiAliasingHint` logs a warning.',
  is: { computer: false, phone: true },
  expect: {
    '3.0.2': instead(
      "On phones, requesting multisampling with `antiAliasingHint` doesn't log a warning.",
      {
        computer: false,
        phone: false,
      },
    ),
    '3.3.0': holds,
  },
  run: ({ newViewer, asPhone, said }) => {
    // Setting the log level makes the logger use the console functions that the kit has replaced.
    newViewer().setLogLevel('warn');
    const warned = () => {
      const before = said.length;
      newViewer({ antiAliasingHint: 'msaa4' });
      return said.slice(before).some((text) => /anti-?aliasing|msaa/i.test(text));
    };
    const computer = warned();
    asPhone();
    return { computer, phone: warned() };
  },
});
