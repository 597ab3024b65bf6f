interface GoneText {
  title: string;
  text: string;
}

const ended: GoneText = { title: 'This offer has ended', text: 'Its last day is over. Here is what else is on.' };
const takenDown: GoneText = {
  title: 'This offer has been taken down',
  text: 'It is no longer available. Here is what else is on.',
};
const replaced: GoneText = {
  title: 'This offer has been replaced',
  text: 'The business has a newer one in its place.',
};

const texts: Readonly<Record<string, GoneText>> = { ENDED: ended, TAKEN_DOWN: takenDown, REPLACED: replaced };

/** Heading and sentence of the page of an archived ad. A reason that this client does not know counts as taken down. */
export function goneText(reason: string | null): GoneText {
  return texts[reason ?? ''] ?? takenDown;
}
