import type { EntityManager } from 'typeorm';

/** Some ads of one company. */
export interface AdsOfVendor {
  vendorId: number;
  companyName: string;
  brochureIds: readonly number[];
}

interface Recipients {
  /** logins that keep the ads */
  logins: number;
  /** those of them that want reports */
  wanting: number;
  /** those of these that have no mail of the key yet */
  waiting: number;
  /** whether there is something to report */
  hasFigures: boolean;
}

/** Finds and mails those who get the figures of ads. Another domain implements it, which does not know bulk jobs. */
export interface AdFigures {
  find(manager: EntityManager, key: string, companies: readonly AdsOfVendor[]): Promise<Map<number, Recipients>>;
  /** mails each recipient once for `key`, if the caller's transaction commits */
  queue(manager: EntityManager, key: string, ads: AdsOfVendor): Promise<void>;
}
