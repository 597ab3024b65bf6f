export const embedThemes = ['auto', 'light', 'dark'] as const;

/** How a frame on another site looks. */
export interface EmbedOptions {
  /** auto: as the visitor's device asks for */
  theme: (typeof embedThemes)[number];
  /** the most offers that it shows */
  limit: number;
}

/** The highest number of offers in a frame or web component. */
export const mostEmbedded = 24;

export const embedDefaults: EmbedOptions = { theme: 'auto', limit: 6 };
