import { TextInput } from '../fields/TextInput';
import { Section } from './Section';
import styles from './sections.module.css';

const pages = ['facebookUrl', 'instagramUrl', 'linkedInUrl', 'twitterUrl', 'tiktokUrl', 'youtubeUrl'] as const;

export function LinksSection() {
  return (
    <Section title="Links" hint="https:// is added where it is missing.">
      <TextInput name="wwwUrl" inputMode="url" />
      <div className={styles.pair}>
        {pages.map((name) => (
          <TextInput key={name} name={name} inputMode="url" />
        ))}
      </div>
    </Section>
  );
}
