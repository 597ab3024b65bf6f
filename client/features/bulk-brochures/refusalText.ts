interface Refusal {
  message: string;
  errors: readonly { message: string }[];
}

/** Why nothing was done to an ad: the sentence already holds what its fields say, or they are added. */
export function refusalText({ message, errors }: Refusal): string {
  const unsaid = errors.map((error) => error.message).filter((sentence) => !message.includes(sentence));
  return [message, ...unsaid].join(' ');
}
