import type { TopicAddress } from './findTopic';

const names =
  /^(?:all|area\/(?<mapArea>[\w-]{1,60})(?:\/category\/(?<within>\w{2,60}))?|category\/(?<category>\w{2,60})|business\/(?<vendorId>[1-9]\d{0,8}))$/;

/** Reads what `nameTopic` spells; null for anything else. */
export function readTopicName(name: string): TopicAddress | null {
  const match = names.exec(name);
  if (!match) return null;
  const {
    mapArea = null,
    within,
    category = within ?? null,
    vendorId,
  }: Record<string, string | undefined | null> = match.groups ?? {};
  return { mapArea, category, vendorId: vendorId == null ? null : Number(vendorId) };
}
