export interface ReasonTemplate {
  name: string;
  text: string;
}

/** Common reasons, to be edited before sending. */
export const reasonTemplates: Readonly<Record<'REQUEST_CHANGES' | 'REJECT' | 'DECLINE', readonly ReasonTemplate[]>> = {
  REQUEST_CHANGES: [
    {
      name: 'Pictures',
      text: 'The pictures are too small or too dark to be read on a phone. Send at least one that is 1,200 pixels wide and shows what the offer is about.',
    },
    {
      name: 'Terms of the offer',
      text: 'The terms leave open to whom and when the offer applies. Say what is included, what is not, and on which days it can be used.',
    },
    {
      name: 'Price',
      text: 'The normal price has to be one that was really charged. Say since when, or correct it.',
    },
    {
      name: 'Text',
      text: 'The description says little about the offer itself. Say in two or three sentences what a visitor gets, where, and how.',
    },
    {
      name: 'Contact',
      text: 'The contact details could not be reached when we tried them. Check telephone number, e-mail address and web site.',
    },
  ],
  REJECT: [
    {
      name: 'Not a local offer',
      text: 'The directory lists offers that visitors can use in one of its areas. This one is for no place in particular.',
    },
    { name: 'Listed already', text: 'The same offer is listed already. Change that ad instead of adding another.' },
    {
      name: 'Against the terms',
      text: 'This ad is not allowed by our terms of use (see “Prohibited activities”), so it cannot be published.',
    },
    {
      name: 'Misleading',
      text: 'The price or the saving that the ad claims is misleading under the Australian Consumer Law, so it cannot be published.',
    },
  ],
  DECLINE: [
    {
      name: 'Coupons are out',
      text: 'Coupons of this ad can still be redeemed, and their buyers find it here. We archive it once they have ended.',
    },
    {
      name: 'Ends by itself',
      text: 'The ad ends by itself in a few days. Visitors no longer see it from then on.',
    },
    {
      name: 'Change instead',
      text: 'The ad can be changed instead: write what is different now, and we look at it at once.',
    },
  ],
};
