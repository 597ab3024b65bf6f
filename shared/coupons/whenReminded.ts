/** Days before the last day of a coupon on which its buyer is reminded (docs/rules/prices-and-coupons.md#reminders). */
export const reminderDays = 3;

/** "We mail you …" */
export const whenReminded = `${String(reminderDays)} days before the last day, and on it`;
