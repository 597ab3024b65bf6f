import type { HostileTable } from './HostileOperation';
import { accountOperations } from './operations/accountOperations';
import { assetOperations } from './operations/assetOperations';
import { atdwOperations } from './operations/atdwOperations';
import { brochureStateOperations } from './operations/brochureStateOperations';
import { brochureWritingOperations } from './operations/brochureWritingOperations';
import { browsingOperations } from './operations/browsingOperations';
import { bulkJobOperations } from './operations/bulkJobOperations';
import { couponOperations } from './operations/couponOperations';
import { providerOperations } from './operations/providerOperations';
import { factorOperations } from './operations/factorOperations';
import { placeOperations } from './operations/placeOperations';
import { privacyOperations } from './operations/privacyOperations';
import { messageOperations } from './operations/messageOperations';
import { recordOperations } from './operations/recordOperations';
import { settingsOperations } from './operations/settingsOperations';
import { redemptionOperations } from './operations/redemptionOperations';
import { statisticOperations } from './operations/statisticOperations';
import { vendorOperations } from './operations/vendorOperations';
import { webhookOperations } from './operations/webhookOperations';

/** Every root field of the schema with the inputs that it must refuse. */
export const hostileTable: HostileTable = {
  ...accountOperations,
  ...assetOperations,
  ...atdwOperations,
  ...brochureStateOperations,
  ...brochureWritingOperations,
  ...browsingOperations,
  ...bulkJobOperations,
  ...couponOperations,
  ...factorOperations,
  ...providerOperations,
  ...placeOperations,
  ...privacyOperations,
  ...messageOperations,
  ...recordOperations,
  ...settingsOperations,
  ...redemptionOperations,
  ...statisticOperations,
  ...vendorOperations,
  ...webhookOperations,
};
