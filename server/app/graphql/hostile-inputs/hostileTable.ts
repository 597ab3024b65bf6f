import type { HostileTable } from './HostileOperation';
import { accountOperations } from './operations/accountOperations';
import { areaOperations } from './operations/areaOperations';
import { assetOperations } from './operations/assetOperations';
import { atdwOperations } from './operations/atdwOperations';
import { brochureStateOperations } from './operations/brochureStateOperations';
import { brochureWritingOperations } from './operations/brochureWritingOperations';
import { browsingOperations } from './operations/browsingOperations';
import { bulkJobOperations } from './operations/bulkJobOperations';
import { categoryOperations } from './operations/categoryOperations';
import { couponOperations } from './operations/couponOperations';
import { providerOperations } from './operations/providerOperations';
import { factorOperations } from './operations/factorOperations';
import { printedMapOperations } from './operations/printedMapOperations';
import { privacyOperations } from './operations/privacyOperations';
import { messageOperations } from './operations/messageOperations';
import { recordOperations } from './operations/recordOperations';
import { settingsOperations } from './operations/settingsOperations';
import { redemptionOperations } from './operations/redemptionOperations';
import { statisticOperations } from './operations/statisticOperations';
import { streetOperations } from './operations/streetOperations';
import { vendorOperations } from './operations/vendorOperations';
import { webhookOperations } from './operations/webhookOperations';

/** Every root field of the schema with the inputs that it must refuse. */
export const hostileTable: HostileTable = {
  ...accountOperations,
  ...areaOperations,
  ...assetOperations,
  ...atdwOperations,
  ...brochureStateOperations,
  ...brochureWritingOperations,
  ...browsingOperations,
  ...bulkJobOperations,
  ...categoryOperations,
  ...couponOperations,
  ...factorOperations,
  ...providerOperations,
  ...printedMapOperations,
  ...privacyOperations,
  ...messageOperations,
  ...recordOperations,
  ...settingsOperations,
  ...redemptionOperations,
  ...statisticOperations,
  ...streetOperations,
  ...vendorOperations,
  ...webhookOperations,
};
