import { requestsOf } from '../tests/tools';
import { readStatus, readUntil } from './look';
import { defineTask, expect } from './task';

interface PhotoViewer {
  getActive360ImageInfo():
    | {
        readonly image360: {
          getRevisions(): readonly { readonly date: Date | undefined }[];
          getActiveRevision(): { readonly date: Date | undefined };
        };
      }
    | undefined;
  get360ImageCollections(): readonly unknown[];
}

const older = '2026-02-03';

export default defineTask({
  name: 'dm-older-photo',
  needs: 'Image360CoreDataModelIdentifier',
  prompt:
    'Add the collection of 360 images with the external ID `image_collection_plant` in the space `demo_plant` of the core data model. At one station, images were taken on two days. Enter the older of its two images. An element with the role "status" contains only the day on which the entered image was taken, in UTC, as in "2025-12-31". Don’t use events for it.',
  wrong: { from: "'image_collection_plant'", to: "'image_collection_other'" },
  async judge(stage) {
    const look = () =>
      stage.viewer((viewer: PhotoViewer) => {
        const image = viewer.getActive360ImageInfo()?.image360;
        if (image === undefined) return null;
        const dayOf = ({ date }: { readonly date: Date | undefined }) =>
          date?.toISOString().slice(0, 10) ?? 'no day';
        return {
          collections: viewer.get360ImageCollections().length,
          days: image.getRevisions().map((revision) => dayOf(revision)),
          day: dayOf(image.getActiveRevision()),
        };
      });
    // The image becomes active before its revision does, so wait for the revision.
    const seen = await readUntil(stage, look, (value) => value?.day === older);
    expect(seen !== null, 'an entered 360 image', 'none');
    const asked = (await requestsOf(stage.page)).map(({ url }) => url);
    const events = asked.filter((url) => url.includes('/events'));
    expect(events.length === 0, 'no request for events', `${events.length} of them`);
    expect(seen.collections === 1, 'one collection', seen.collections);
    expect(seen.days.length === 2, 'the station with two images', seen.days);
    expect(seen.day === older, `the image of ${older}`, seen.day);
    const text = await readStatus(stage, older);
    expect(text === older, `the text "${older}"`, text || 'no text');
  },
});
