import { Webhooks } from '../../../features/webhooks/Webhooks';
import { PageHeading } from '../../../ui/page/PageHeading';

/** The webhooks of the site, which are told of events of all companies. */
export default function WebhooksScreen() {
  return (
    <>
      <PageHeading title="Webhooks" subtitle="Programs that are told what happens on the site." />
      <Webhooks title="Webhooks of the site" />
    </>
  );
}
