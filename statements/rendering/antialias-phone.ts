import { holds, instead, statement } from '../statement';

export default statement({
  says: "With an iPhone user agent, the viewer logs a warning for `antiAliasingHint: 'msaa4'`.",
  is: { computer: false, phone: true, heard: true },
  expect: {
    '3.0.2': instead(
      "The viewer doesn't log a warning for `antiAliasingHint: 'msaa4'`, even if the user agent changes to that of an iPhone after the SDK has loaded.",
      {
        computer: false,
        phone: false,
        heard: true,
      },
    ),
    '3.3.0': holds,
  },
  run: ({ newViewer, asPhone, said }) => {
    // The logger looks up the console's methods only when the log level is set. Set the level now, so that the logger
    // uses the methods that record messages in `said`.
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
