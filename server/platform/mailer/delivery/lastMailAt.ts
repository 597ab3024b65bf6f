import { Like, type EntityManager } from 'typeorm';
import { OutgoingMail } from '../OutgoingMail';

/** When the last mail was queued whose event key begins with the topic; the topic holds neither % nor _. */
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
