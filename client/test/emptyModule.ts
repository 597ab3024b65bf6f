/** Stands for styles, pictures and fonts in tests: jsdom draws nothing. */
export default {};
