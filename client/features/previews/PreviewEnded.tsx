import { BrochureUnavailable } from '../brochures/BrochureUnavailable';

const title = 'This preview link has ended';

/** Shown for an invalid preview link. Does not reveal whether the ad ever existed. */
export function PreviewEnded() {
  return (
    <BrochureUnavailable status={404} title={title} description={`${title}.`}>
      <p>
        A preview link works for 30 days, until the ad is published, archived or sent back to review. Ask whoever sent
        it to you for a new one.
      </p>
    </BrochureUnavailable>
  );
}
