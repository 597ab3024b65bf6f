import { Fragment, type ReactNode } from 'react';
import { classNames } from '../classNames';
import styles from './Markup.module.css';
import type { MarkupNode } from './MarkupNode';
import { readMarkup } from './readMarkup';

/** Renders a user's text with limited markup. Shows a text without tags as typed, in paragraphs. */
export function Markup({ text }: { text: string }) {
  if (/<[a-z/!?]/i.test(text)) return <div className={styles.markup}>{readMarkup(text).map(draw)}</div>;
  return (
    <div className={classNames(styles.markup, styles.typed)}>
      {text
        .split(/\n\s*\n/)
        .filter((paragraph) => paragraph.trim() !== '')
        .map((paragraph, at) => (
          <p key={at}>{paragraph.trim()}</p>
        ))}
    </div>
  );
}

function draw(node: MarkupNode, at: number): ReactNode {
  if (typeof node === 'string') return <Fragment key={at}>{node}</Fragment>;
  const { tag: Tag, href, children } = node;
  if (Tag === 'br') return <br key={at} />;
  if (Tag !== 'a') return <Tag key={at}>{children.map(draw)}</Tag>;
  if (href === null) return <Fragment key={at}>{children.map(draw)}</Fragment>;
  return (
    <a key={at} href={href} rel="nofollow noopener ugc external">
      {children.map(draw)}
    </a>
  );
}
