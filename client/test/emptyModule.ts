/** Replaces styles, pictures and fonts in tests, because jsdom does not render. */
export default {};
