import type { ReactNode } from 'react';
import type { BrochureFormBrochureFragment } from '../../generated/types';
import { useBrochureForm } from './BrochureFormContext';
import { AreaSection } from './sections/AreaSection';
import { CategorySection } from './sections/CategorySection';
import { ContactSection } from './sections/ContactSection';
import { DirectorySection } from './sections/DirectorySection';
import { FlipbookSection } from './sections/FlipbookSection';
import { LeadSection } from './sections/LeadSection';
import { LinksSection } from './sections/LinksSection';
import { OfferSection } from './sections/OfferSection';
import { SourceSection } from './sections/SourceSection';
import { sourceFacts } from './sections/sourceFacts';
import { TermsSection } from './sections/TermsSection';
import { WhatSection } from './sections/WhatSection';
import { WhenSection } from './sections/WhenSection';
import { WhereSection } from './sections/WhereSection';

interface BrochureSectionsProps {
  brochure: BrochureFormBrochureFragment | null;
  /** pictures and files, which come after the words */
  children: ReactNode;
}

/** The parts of the form that this type of ad has. */
export function BrochureSections({ brochure, children }: BrochureSectionsProps) {
  const { type, role } = useBrochureForm();
  const directory = role === 'ADMINISTRATOR' && <DirectorySection />;
  if (type === 'ATDW_AD') {
    return (
      <>
        {brochure !== null && <SourceSection facts={sourceFacts(brochure)} />}
        {children}
        <CategorySection />
        <AreaSection />
        {directory}
      </>
    );
  }
  return (
    <>
      <WhatSection />
      {type === 'PT_AD' && <LeadSection />}
      {type === 'BRO_AD' && <FlipbookSection />}
      {type === 'CP_AD' && <OfferSection />}
      {children}
      <CategorySection />
      <WhenSection />
      <WhereSection />
      <ContactSection />
      <LinksSection />
      {type === 'LP_AD' && <TermsSection />}
      {directory}
    </>
  );
}
