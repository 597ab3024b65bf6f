import { Webhooks } from '../../../features/webhooks/Webhooks';
import { PageHeading } from '../../../ui/page/PageHeading';

/** The webhooks of the site, which send the events of all companies. */
export default function WebhooksScreen() {
  return (
    <>
      <PageHeading title="Webhooks" subtitle="Send what happens on the site to other programs." />
      <Webhooks title="Webhooks of the site" />
    </>
  );
}
