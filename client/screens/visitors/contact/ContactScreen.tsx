import { EnquiryPage } from '../../../features/enquiries/EnquiryPage';
import { paths } from '../../../shared/paths';
import { Link } from '../../../ui/links/Link';

export default function ContactScreen() {
  return (
    <EnquiryPage
      title="Contact us"
      description="Questions, corrections and complaints about this directory of local offers: write to us."
      path={paths.contact()}
      messageLabel="Message"
    >
      <p>
        Write to us about this site. For a question about an offer, contact the business on its own page. To show your
        business here, see <Link to={paths.advertise()}>Advertise with us</Link>.
      </p>
    </EnquiryPage>
  );
}
