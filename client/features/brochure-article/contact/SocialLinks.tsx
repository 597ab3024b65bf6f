import type { FragmentType } from '@apollo/client';
import { OutwardLink } from '../../statistics/OutwardLink';
import { socialLinkFields } from '../../../generated/socialLinkFields';
import { useSocialLinksBrochureFragment } from '../../../generated/SocialLinks';
import type { SocialLinksBrochureFragment } from '../../../generated/types';
import styles from './SocialLinks.module.css';

interface SocialLinksProps {
  brochure: FragmentType<SocialLinksBrochureFragment>;
}

export function SocialLinks({ brochure }: SocialLinksProps) {
  const { data, complete } = useSocialLinksBrochureFragment(brochure);
  if (!complete) return null;
  const links = socialLinkFields.flatMap(({ name, label }) => {
    const url = data[name];
    return url === null ? [] : [{ label, url }];
  });
  if (links.length === 0) return null;
  return (
    <ul className={styles.links} aria-label="On social media">
      {links.map(({ label, url }) => (
        <li key={label}>
          <OutwardLink href={url} brochureId={data.id} eventCode="WEBSITE_CLICK">
            {label}
          </OutwardLink>
        </li>
      ))}
    </ul>
  );
}
