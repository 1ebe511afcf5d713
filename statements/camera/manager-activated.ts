import { holds, instead, lacks, statement } from '../statement';

export default statement({
  says: '`Cognite3DViewer.setCameraManager()` calls `activate()` on the new manager, passing the previous one, and then `deactivate()` on the previous manager.',
  is: { order: ['activate', 'deactivate'], former: true, isUsed: true, recorded: 2 },
  expect: {
    '3.0.2': lacks('Cognite3DViewer.setCameraManager'),
    '3.3.0': instead(
      '`Cognite3DViewer.setCameraManager()` calls neither `activate()` on the new manager nor `deactivate()` on the previous one.',
      { order: [], former: false, isUsed: true, recorded: 2 },
    ),
    '4.29.0': holds,
  },
  run: ({ newViewer, newCameraManager }) => {
    const order: string[] = [];
    let given: unknown;
    const former = { ...newCameraManager(), deactivate: () => void order.push('deactivate') };
    const next = {
      ...newCameraManager(),
      activate: (manager?: unknown) => {
        order.push('activate');
        given = manager;
      },
    };
    const viewer = newViewer({ cameraManager: former });
    viewer.setCameraManager(next);
    const result = { order: [...order], former: given === former };
    // Check that calls would be recorded.
    next.activate();
    former.deactivate();
    const recorded = order.length - result.order.length;
    return { ...result, isUsed: viewer.cameraManager === next, recorded };
  },
});
