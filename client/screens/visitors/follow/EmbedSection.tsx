import { useContext } from 'react';
import { SiteUrlContext } from '../../../platform/page/contexts/SiteUrlContext';
import styles from './FollowScreen.module.css';

interface EmbedSectionProps {
  topic: { name: string; embedPath: string; embedTopic: string; geoJsonPath: string };
}

/** What the owner of another website copies to show the offers there (docs/rules/embeds.md). */
export function EmbedSection({ topic: { name, embedPath, embedTopic, geoJsonPath } }: EmbedSectionProps) {
  const siteUrl = useContext(SiteUrlContext);
  const title = name.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return (
    <section className={styles.section} aria-labelledby="follow-embed">
      <h2 id="follow-embed">Show these offers on your website</h2>
      <p>Copy one of these into your page. Both set no cookies and keep themselves up to date.</p>
      <Code
        id="embed-frame"
        label="A frame, without scripts"
        code={`<iframe src="${siteUrl}${embedPath}" title="${title}" width="100%" height="640" style="border:0" loading="lazy"></iframe>`}
      />
      <Code
        id="embed-component"
        label="A web component, in your colours"
        code={`<script type="module" src="${siteUrl}/embed/offers.js"></script>\n<local-offers topic="${embedTopic}" limit="6"></local-offers>`}
      />
      <p>
        For your own map: <a href={geoJsonPath}>the offers as GeoJSON</a>.
      </p>
    </section>
  );
}

function Code({ id, label, code }: { id: string; label: string; code: string }) {
  return (
    <div className={styles.code}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        readOnly
        rows={4}
        value={code}
        spellCheck={false}
        onFocus={(event) => event.currentTarget.select()}
      />
    </div>
  );
}
