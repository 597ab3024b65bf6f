/** How many offers a frame or web component shows (docs/rules/embeds.md). */
export const embedLimits = { least: 1, usual: 6, most: 24 } as const;
