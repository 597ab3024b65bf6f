import { Alert, Button, Input, Popconfirm } from 'antd';
import { useState } from 'react';
import { readLegalText } from '../../../../shared/legal/legalText';
import { spellVersion } from '../../../features/legal/spellVersion';
import { Moment } from '../../../features/record-list/Moment';
import { writeDay } from '../../../shared/dates/readDay';
import { paths } from '../../../shared/paths';
import { IsoDayField } from '../../../ui/form/IsoDayField';
import { Link } from '../../../ui/links/Link';
import { PageSection } from '../../../ui/page/PageSection';
import { ScrollRegion } from '../../../ui/page/ScrollRegion';
import type { Draft } from './Draft';
import { LegalDifference } from './LegalDifference';
import styles from './LegalTextsScreen.module.css';
import { legalTitles } from './legalTitles';
import { useLegalDraft } from './useLegalDraft';

interface LegalEditorProps {
  draft: Draft;
  /** says whether there is text that is not saved */
  onDirty: (isDirty: boolean) => void;
  onChanged: () => void;
}

/** Writes, compares and publishes the draft of a text. */
export function LegalEditor({ draft, onDirty, onChanged }: LegalEditorProps) {
  const { kind, latestText, changedAt, changedBy, versions, inForce, earliestDay } = draft;
  const { title, path } = legalTitles[kind];
  const begun = draft.text ?? latestText;
  const [text, setText] = useState(begun);
  const [day, setDay] = useState(earliestDay);
  const { save, discard, publish, isBusy, problems } = useLegalDraft(draft, onChanged);
  const isSaved = text === draft.text;
  function write(next: string): void {
    setText(next);
    onDirty(next !== begun);
  }
  const problemOf = (field: string) => problems.find((each) => each.field === field)?.message;
  const others = problems.filter(({ field }) => field !== 'text' && field !== 'validFrom');
  return (
    <>
      <PageSection title={title} lead={`${spellVersion(inForce, true)}.`}>
        <div className={styles.editor}>
          <div>
            <label className={styles.label} htmlFor="legal-text">
              Draft
            </label>
            <Input.TextArea
              id="legal-text"
              className={styles.text}
              value={text}
              autoSize={{ minRows: 16, maxRows: 30 }}
              maxLength={100_000}
              status={problemOf('text') === undefined ? '' : 'error'}
              aria-describedby="legal-text-hint"
              onChange={(event) => write(event.target.value)}
            />
            <p id="legal-text-hint" className={problemOf('text') === undefined ? styles.hint : styles.problem}>
              {problemOf('text') ??
                '“# ” begins a heading, “- ” an item of a list, an empty line ends a paragraph. {contact} becomes the contact address, {my coupons} a link to find them.'}
            </p>
            <div className={styles.actions}>
              <Button type="primary" loading={isBusy} disabled={isSaved} onClick={() => void save(text)}>
                Save draft
              </Button>
              {draft.text !== null && (
                <Popconfirm
                  title="Discard this draft?"
                  description="The saved text can be brought back until the next draft is discarded."
                  okText="Discard"
                  onConfirm={() => void discard()}
                >
                  <Button danger loading={isBusy}>
                    Discard draft
                  </Button>
                </Popconfirm>
              )}
              {changedAt !== null && (
                <span className={styles.hint}>
                  Saved <Moment at={changedAt} /> by {changedBy?.name ?? changedBy?.email}
                </span>
              )}
            </div>
            <DiscardedDraft draft={draft} text={text} isUnsaved={text !== begun} onBringBack={write} />
          </div>
          <Preview text={text} />
        </div>
      </PageSection>
      <LegalDifference kind={kind} versions={versions} latestText={latestText} text={text} />
      <PageSection title="Publish" lead="The draft becomes the next version. Nobody can change it afterwards.">
        <div className={styles.publish}>
          <label className={styles.label} htmlFor="legal-day">
            First day in force, in Queensland
          </label>
          <IsoDayField id="legal-day" label="First day in force" value={day} min={earliestDay} onChange={setDay} />
          <p className={problemOf('validFrom') === undefined ? styles.hint : styles.problem}>
            {problemOf('validFrom') ?? `${writeDay(earliestDay)} or later.`}
          </p>
        </div>
        <div className={styles.actions}>
          <Button loading={isBusy} disabled={draft.text === null || !isSaved} onClick={() => void publish(day)}>
            Publish version {(versions[0]?.number ?? 0) + 1}
          </Button>
          {(draft.text === null || !isSaved) && <span className={styles.hint}>Save a draft first.</span>}
        </div>
        {others.length > 0 && (
          <Alert type="error" role="alert" title={others.map(({ message }) => message).join(' ')} />
        )}
      </PageSection>
      <PageSection title="Versions">
        <ul className={styles.versions}>
          {versions.map((version) => (
            <li key={version.number}>
              <Link to={paths.legalVersion(path, version.number)}>{spellVersion(version, false)}</Link>
            </li>
          ))}
        </ul>
      </PageSection>
    </>
  );
}

interface DiscardedDraftProps {
  draft: Draft;
  text: string;
  /** what was typed would be lost */
  isUnsaved: boolean;
  onBringBack: (text: string) => void;
}

/** Puts the draft that was discarded last into the field of a text that has no draft. */
function DiscardedDraft({ draft, text, isUnsaved, onBringBack }: DiscardedDraftProps) {
  const { discardedText, discardedAt } = draft;
  if (draft.text !== null || discardedText === null || discardedAt === null || text === discardedText) return null;
  return (
    <div className={styles.actions}>
      <span className={styles.hint}>
        A draft was discarded <Moment at={discardedAt} />.
      </span>
      <Popconfirm
        title="Replace what you have written?"
        description="It is not saved, and cannot be brought back."
        okText="Replace"
        disabled={!isUnsaved}
        onConfirm={() => onBringBack(discardedText)}
      >
        <Button onClick={isUnsaved ? undefined : () => onBringBack(discardedText)}>Bring it back</Button>
      </Popconfirm>
    </div>
  );
}

/** The text as visitors read it; links are shown as their names. */
function Preview({ text }: { text: string }) {
  return (
    <ScrollRegion className={styles.preview} label="Preview">
      {readLegalText(text).map(({ id, heading, blocks }) => (
        <section key={id}>
          <h3>{heading}</h3>
          {blocks.map((block, at) =>
            typeof block === 'string' ? (
              <p key={at}>{block}</p>
            ) : (
              <ul key={at}>
                {block.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            ),
          )}
        </section>
      ))}
    </ScrollRegion>
  );
}
