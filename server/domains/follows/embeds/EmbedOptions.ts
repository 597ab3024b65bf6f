import { embedLimits } from '../../../../shared/embeds/embedLimits';

export const embedThemes = ['auto', 'light', 'dark'] as const;

/** How a frame on another site looks. */
export interface EmbedOptions {
  /** auto: as the visitor's device asks for */
  theme: (typeof embedThemes)[number];
  /** the most offers that it shows */
  limit: number;
}

export const embedDefaults: EmbedOptions = { theme: 'auto', limit: embedLimits.usual };
