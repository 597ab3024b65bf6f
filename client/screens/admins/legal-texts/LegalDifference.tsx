import { diffArrays } from 'diff';
import { useDeferredValue, useMemo, useState } from 'react';
import type { LegalKind } from '../../../../shared/legal/legalKinds';
import { spellVersion } from '../../../features/legal/spellVersion';
import { wordDifference, type WordPart } from '../../../features/reviews/wordDifference';
import { useComparedLegalTextQuery } from '../../../generated/LegalTextsScreen';
import { plural } from '../../../shared/formats/plural';
import { PageSection } from '../../../ui/page/PageSection';
import type { Draft } from './Draft';
import styles from './LegalTextsScreen.module.css';

interface LegalDifferenceProps {
  kind: LegalKind;
  versions: Draft['versions'];
  latestText: string;
  text: string;
}

/** What the text changes of a version, paragraph by paragraph. */
export function LegalDifference({ kind, versions, latestText, text }: LegalDifferenceProps) {
  // typing does not wait for the comparison
  const settled = useDeferredValue(text);
  const latest = versions[0]?.number ?? 1;
  const [number, setNumber] = useState(latest);
  const { data } = useComparedLegalTextQuery({ variables: { kind, number }, skip: number === latest });
  const before = number === latest ? latestText : data?.legalText?.text;
  return (
    <PageSection title="Differences">
      <label className={styles.label}>
        Compared with{' '}
        <select className={styles.compared} value={number} onChange={(event) => setNumber(Number(event.target.value))}>
          {versions.map((version) => (
            <option key={version.number} value={version.number}>
              {spellVersion(version, false)}
            </option>
          ))}
        </select>
      </label>
      {before === null || before === undefined ? (
        <p className={styles.same}>Loading the version</p>
      ) : (
        <Paragraphs before={before} after={settled} />
      )}
    </PageSection>
  );
}

function Paragraphs({ before, after }: { before: string; after: string }) {
  const parts = useMemo(() => compareParagraphs(before, after), [before, after]);
  if (parts.every(({ isSame }) => isSame)) return <p className={styles.same}>Nothing differs.</p>;
  return (
    <div className={styles.difference}>
      {parts.map((part, at) =>
        part.isSame ? (
          <p key={at} className={styles.same}>
            {plural(part.count, 'paragraph')} without a change
          </p>
        ) : (
          <div key={at}>
            <Words parts={part.before} tag="del" />
            <Words parts={part.after} tag="ins" />
          </div>
        ),
      )}
    </div>
  );
}

function Words({ parts, tag: Tag }: { parts: readonly WordPart[]; tag: 'del' | 'ins' }) {
  if (parts.length === 0) return null;
  return (
    <p>
      {parts.map(({ text, isChanged }, at) => (isChanged ? <Tag key={at}>{text}</Tag> : <span key={at}>{text}</span>))}
    </p>
  );
}

type Part = { isSame: true; count: number } | { isSame: false; before: WordPart[]; after: WordPart[] };

function compareParagraphs(before: string, after: string): Part[] {
  const paragraphs = (text: string) => text.trim().split(/\n\s*\n/);
  const parts: Part[] = [];
  let removed: string[] = [];
  let added: string[] = [];
  const close = (): void => {
    if (removed.length + added.length === 0) return;
    parts.push({ isSame: false, ...wordDifference(removed.join('\n\n'), added.join('\n\n')) });
    removed = [];
    added = [];
  };
  for (const change of diffArrays(paragraphs(before), paragraphs(after))) {
    if (change.removed) removed = change.value;
    else if (change.added) added = change.value;
    else {
      close();
      parts.push({ isSame: true, count: change.value.length });
    }
  }
  close();
  return parts;
}
