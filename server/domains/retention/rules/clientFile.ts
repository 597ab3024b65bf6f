/** Terms and conditions, "client files": a minimum of 7 years. */
export const clientFile = { years: 7 } as const;
