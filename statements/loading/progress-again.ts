import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'When the camera moves and the viewer needs more parts of a CAD model, `onLoading` again reports fewer loaded parts than requested parts. When loading ends, the two numbers are equal.',
  is: { wasOver: true, isOpenAgain: true, isOverAgain: true },
  expect: { '3.0.2': lacks('Cognite3DViewer.cameraManager'), '3.3.0': holds },
  run: async ({ newViewer, three, plant, until }) => {
    let [loaded, requested] = [0, 0];
    let isOpen = false;
    const viewer = newViewer({
      onLoading: (...[now, wanted]: number[]) => {
        [loaded, requested] = [now ?? 0, wanted ?? 0];
        isOpen ||= loaded < requested;
      },
    });
    const isOver = () => requested > 0 && loaded === requested;
    const model = await viewer.addCadModel(plant);
    const { min, max } = model.getModelBoundingBox();
    const target = new three.Vector3().addVectors(min, max).multiplyScalar(0.5);
    const moveTo = (distance: number) => {
      const position = target.clone().add(new three.Vector3(distance, distance, distance));
      viewer.cameraManager.setCameraState({ position, target });
    };
    moveTo(max.distanceTo(min) * 4);
    await until(isOver);
    const wasOver = isOver();

    isOpen = false;
    moveTo(2);
    await until(() => isOpen);
    await until(isOver);
    return { wasOver, isOpenAgain: isOpen, isOverAgain: isOver() };
  },
});
