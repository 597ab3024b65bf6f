import type { FragmentType } from '@apollo/client';
import { OutwardLink } from '../../../features/statistics/OutwardLink';
import { useSocialLinksBrochureFragment } from '../../../generated/SocialLinks';
import type { SocialLinksBrochureFragment } from '../../../generated/types';
import styles from './SocialLinks.module.css';

interface SocialLinksProps {
  brochure: FragmentType<SocialLinksBrochureFragment>;
}

export function SocialLinks({ brochure }: SocialLinksProps) {
  const { data, complete } = useSocialLinksBrochureFragment(brochure);
  if (!complete) return null;
  const links = [
    { name: 'Facebook', url: data.facebookUrl },
    { name: 'Instagram', url: data.instagramUrl },
    { name: 'LinkedIn', url: data.linkedInUrl },
    { name: 'X (Twitter)', url: data.twitterUrl },
    { name: 'TikTok', url: data.tiktokUrl },
    { name: 'YouTube', url: data.youtubeUrl },
  ].flatMap(({ name, url }) => (url === null ? [] : [{ name, url }]));
  if (links.length === 0) return null;
  return (
    <ul className={styles.links} aria-label="On social media">
      {links.map(({ name, url }) => (
        <li key={name}>
          <OutwardLink href={url} brochureId={data.id} eventCode="WEBSITE_CLICK">
            {name}
          </OutwardLink>
        </li>
      ))}
    </ul>
  );
}
