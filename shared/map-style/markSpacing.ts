/** CSS pixels between the marks of ads, so that a finger can hit each. */
export const markSpacing = 20;
