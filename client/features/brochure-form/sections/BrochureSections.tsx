import { Fragment, type ReactNode } from 'react';
import { formSections, type FormSectionKey } from '../../../generated/brochureFields';
import { isFromSource } from '../../../generated/brochureTypes';
import type { BrochureFormBrochureFragment } from '../../../generated/types';
import { useBrochureForm } from '../BrochureFormContext';
import { FormFieldInput } from '../fields/FormFieldInput';
import { Section } from './Section';
import styles from './sections.module.css';
import { formFields } from '../values/BrochureFormValues';
import { describeField, labelOf } from '../values/describeField';
import { readBrochure } from '../values/readBrochure';

interface BrochureSectionsProps {
  brochure: BrochureFormBrochureFragment | null;
  /** the section of pictures and files */
  children: ReactNode;
}

interface FormSection {
  title: string;
  hint?: string;
}

const sections = Object.entries<FormSection>(formSections) as [FormSectionKey, FormSection][];

/** The sections of the form for this type of ad, with their editable fields. */
export function BrochureSections({ brochure, children }: BrochureSectionsProps) {
  const { type, fields } = useBrochureForm();
  return (
    <>
      {isFromSource(type) && brochure !== null && <SourceSection brochure={brochure} />}
      {sections.map(([key, { title, hint }]) => {
        if (key === 'files') return <Fragment key={key}>{children}</Fragment>;
        const names = fields.filter((name) => describeField(name, type).section === key);
        if (names.length === 0) return null;
        return (
          <Section key={key} title={title} hint={hint}>
            {names.map((name) => (
              <FormFieldInput key={name} name={name} />
            ))}
          </Section>
        );
      })}
    </>
  );
}

/** Read-only facts from the source of a tourism ad. */
function SourceSection({ brochure }: { brochure: BrochureFormBrochureFragment }) {
  const { type } = useBrochureForm();
  const values = readBrochure(brochure);
  const facts = formFields.flatMap((name) => {
    const value = values[name];
    const isOurs = describeField(name).types.includes(type);
    return isOurs || typeof value !== 'string' || value === '' ? [] : [{ name, value }];
  });
  return (
    <Section
      title="From the Australian Tourism Data Warehouse"
      hint="These come from the source and cannot be changed here: have them changed there."
    >
      <dl className={styles.facts}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{labelOf(name)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
