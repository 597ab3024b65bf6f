import { EnquiryPage } from '../../../features/enquiries/EnquiryPage';
import { siteName } from '../../../shared/site';
import { paths } from '../../../shared/paths';
import styles from './AdvertiseScreen.module.css';

const offers = [
  'A page of your own with pictures, description, contact, dates and a map.',
  'A place in the lists and on the map of your area, and on its printed map.',
  'Coupons that visitors reserve for free and pay at your business.',
  'A login for you and your colleagues, with numbers of views, clicks and coupons.',
];

const steps = [
  'Send us the form below. It takes two minutes.',
  'We look at it and mail you an invitation to your login.',
  'You write your ad and submit it. We check it and publish it.',
];

export default function AdvertiseScreen() {
  return (
    <EnquiryPage
      title="Advertise with us"
      description="Show your business to people nearby: a page of your own, a place on the map, and coupons."
      path={paths.advertise()}
      isBusiness
      messageLabel="What you want to advertise"
      messageHint="Your offers, and where people find you."
      thanks="We look at it, and mail you an invitation to your login, or why we cannot accept it."
    >
      <p>Show your business on {siteName} to people who are close by.</p>
      <section className={styles.part}>
        <h2>What you get</h2>
        <ul>
          {offers.map((offer) => (
            <li key={offer}>{offer}</li>
          ))}
        </ul>
      </section>
      <section className={styles.part}>
        <h2>How it works</h2>
        <ol>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      <h2>Write to us</h2>
    </EnquiryPage>
  );
}
