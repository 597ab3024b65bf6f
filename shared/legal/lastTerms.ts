import type { LegalSection } from './LegalSection';

/** The sections on termination, governing law and liability. */
export const lastTerms: readonly LegalSection[] = [
  {
    id: 'termination',
    heading: 'Termination',
    blocks: [
      'These terms hold for as long as you use the site. You may stop at any time, and a business may ask us to close its account and archive its ads.',
      'We may refuse anyone the use of the site, and suspend or terminate an account and remove what it contributed, if these terms or the law are broken, or if we have another good reason. Except where there is danger in delay, we say so and why beforehand.',
      'If we terminate your account, you may not register again, under your own name, a borrowed one or an invented one, not even on behalf of someone else. We keep what is needed to recognise that, and nothing more. Beyond terminating an account we may take legal action.',
      'Coupons that were taken before an account ends stay valid against the business that promised them.',
    ],
  },
  {
    id: 'governing-law',
    heading: 'Governing law (Queensland, Australia)',
    blocks: [
      'These terms and your use of the site are governed by the law of Queensland, Australia, and by the law of the Commonwealth of Australia that is in force there, without regard to rules on the conflict of laws. Each party submits to the jurisdiction of the courts of Queensland, as far as the following section does not say otherwise. As a consumer you keep the protection of mandatory law of the place where you live.',
    ],
  },
  {
    id: 'dispute-resolution',
    heading: 'Dispute resolution',
    blocks: [
      'Informal negotiation comes first. If there is a dispute about these terms, either side writes to the other what it is about and what it asks for. Both then try to settle it in good faith, for at least 30 days from that letter, before anyone starts an arbitration or a court case.',
      'If that fails, the dispute is settled by arbitration in Brisbane, Queensland, in English, by one arbitrator, under the rules of the Australian Centre for International Commercial Arbitration that are then in force. The arbitration is limited to the dispute between the two parties; claims are not joined with those of others as far as the law allows that.',
      'A claim has to be started within one (1) year after the cause of action arose; after that it is barred, as far as the law allows an agreement on that.',
      'Not subject to negotiation and arbitration are disputes about intellectual property, theft, piracy or invasion of privacy, claims for an injunction, and claims that you may bring before a tribunal for small claims, such as the Queensland Civil and Administrative Tribunal. Nothing here keeps you from complaining to a regulator.',
    ],
  },
  {
    id: 'liability',
    heading: 'Liability',
    blocks: [
      'The site is provided as it is and as it is available. Ads come from businesses; we do not promise that they are complete, accurate or current, that an offer is still to be had, or that the site is free of errors, interruptions or harmful code. Use it with your own judgement.',
      'As far as the law allows, we exclude all warranties that are not written in these terms, and are not liable for indirect or consequential loss, lost profit, lost data, or for what a business, another user or someone outside of our control does or fails to do. Where our liability cannot be excluded but can be limited, it is limited to supplying the service again or paying for that, or, if you paid us, to what you paid us in the six months before the cause of action arose.',
      'Consumer guarantees under the Australian Consumer Law, and liability for intent, gross negligence, death or personal injury, are not excluded or limited by this.',
      'You indemnify us against loss, including reasonable legal costs, that arises from claims of others because of your contributions, your breach of these terms or your breach of someone’s rights, except as far as we caused it ourselves.',
    ],
  },
  {
    id: 'user-data',
    heading: 'User data',
    blocks: [
      'We keep the data that are needed to run the site, described in the privacy policy. We make regular copies of them; still, you alone are responsible for keeping your own copies of what you contributed. As far as the law allows, we are not liable for loss or damage of such data.',
      'We do not knowingly collect personal information of children under 13. If we learn that we have some, we delete it.',
      'Files about businesses that are our clients are kept for a minimum of 7 years.',
    ],
  },
  {
    id: 'electronic-communications',
    heading: 'Electronic communications',
    blocks: [
      'When you visit the site, take a coupon, fill in a form or write us an e-mail, you communicate with us electronically, and you agree to receive what we send you in the same way. Agreements, notices, coupons and other communications that we give you by e-mail or on the site satisfy any requirement that they be in writing, and electronic acceptances, records and signatures have the effect of those on paper, as far as the Electronic Transactions (Queensland) Act 2001 and other laws allow.',
      'Mails that you need not receive say how to stop them, and we stop them at once.',
    ],
  },
  {
    id: 'contact',
    heading: 'Contact',
    blocks: [
      'For questions or complaints about the site or these terms, write to {contact}.',
      'If a part of these terms is invalid, the rest stays in force. If we do not insist on a right once, we have not given it up. You may not pass your rights under these terms on to others; we may. These terms, with the privacy policy, are the whole agreement about the use of the site.',
    ],
  },
];
