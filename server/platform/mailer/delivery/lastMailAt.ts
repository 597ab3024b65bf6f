import { Like, type EntityManager } from 'typeorm';
import { OutgoingMail } from '../OutgoingMail';

/** Returns when the last mail was queued whose event key begins with the topic. The topic must not contain % or _. */
export async function lastMailAt(
  manager: EntityManager,
  { topic, recipient }: { topic: string; recipient: string },
): Promise<Date | null> {
  const last = await manager.getRepository(OutgoingMail).findOne({
    select: { id: true, createdAt: true },
    where: { eventKey: Like(`${topic}:%`), recipient },
    order: { createdAt: 'DESC' },
  });
  return last?.createdAt ?? null;
}
