interface Refusal {
  message: string;
  errors: readonly { message: string }[];
}

/** The reason of a refusal: the message, with those field messages that it does not contain already. */
export function refusalText({ message, errors }: Refusal): string {
  const unsaid = errors.map((error) => error.message).filter((sentence) => !message.includes(sentence));
  return [message, ...unsaid].join(' ');
}
