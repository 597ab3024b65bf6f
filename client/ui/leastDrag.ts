/** CSS pixels that a pressed pointer moves before the press is a drag */
export const leastDrag = 6;
