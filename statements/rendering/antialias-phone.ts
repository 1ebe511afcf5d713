import { holds, instead, statement } from '../statement';

export default statement({
  says: "With the user agent of an iPhone, `antiAliasingHint: 'msaa4'` logs a warning.",
  is: { computer: false, phone: true, heard: true },
  expect: {
    '3.0.2': instead(
      "`antiAliasingHint: 'msaa4'` doesn't log a warning, even if the user agent changes to that of an iPhone after the SDK has loaded.",
      {
        computer: false,
        phone: false,
        heard: true,
      },
    ),
    '3.3.0': holds,
  },
  run: ({ newViewer, asPhone, said }) => {
    // The logger looks up the console's methods only when its level is set. Set the level now, so that the logger uses
    // the methods that record messages in `said`.
    newViewer().setLogLevel('warn');
    const warned = (action: () => void) => {
      const before = said.length;
      action();
      return said.slice(before).some((text) => /anti-?aliasing|msaa/i.test(text));
    };
    const request = () => void newViewer({ antiAliasingHint: 'msaa4' });
    const computer = warned(request);
    asPhone();
    const phone = warned(request);
    return { computer, phone, heard: warned(() => console.warn('MSAA')) };
  },
});
