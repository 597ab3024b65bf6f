import type { ReportSubject } from '../../../generated/types';

interface SubjectTexts {
  label: string;
  /** what it counts, in a sentence */
  lead: string;
}

export const reportSubjects: Readonly<Record<ReportSubject, SubjectTexts>> = {
  NEW_ADS: { label: 'New ads', lead: 'Ads that were published in these days.' },
  ENDED_ADS: { label: 'Ended ads', lead: 'Ads whose last day is over, or that were archived before it.' },
  COUPONS_SOLD: { label: 'Coupons sold', lead: 'Coupons that were taken, also those cancelled later.' },
  COUPONS_REDEEMED: { label: 'Coupons redeemed', lead: 'Coupons that were redeemed, whenever they were taken.' },
  EMPTY_SEARCHES: { label: 'Searches without result', lead: 'What visitors searched for and did not find.' },
  BROKEN_LINKS: {
    label: 'Broken links',
    lead: 'Links of ads that failed for the third time in a row in these days, and still fail.',
  },
};
