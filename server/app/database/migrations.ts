import { ApiKeys1795000001705 } from '../../migrations/1795000001705-ApiKeys';
import { RedemptionKeys1795000001725 } from '../../migrations/1795000001725-RedemptionKeys';
import { RequestCounts1795000001750 } from '../../migrations/1795000001750-RequestCounts';
import { BackupRuns1795000001751 } from '../../migrations/1795000001751-BackupRuns';
import { Webhooks1795000001746 } from '../../migrations/1795000001746-Webhooks';
import { UploadKeys1795000001768 } from '../../migrations/1795000001768-UploadKeys';
import { BrochureChanges1795000001745 } from '../../migrations/1795000001745-BrochureChanges';
import { ConnectedAccounts1795000001730 } from '../../migrations/1795000001730-ConnectedAccounts';
import { PolicyReports1795000001735 } from '../../migrations/1795000001735-PolicyReports';
import { BulkJobs1795000001740 } from '../../migrations/1795000001740-BulkJobs';
import { DeletedBrochures1795000001741 } from '../../migrations/1795000001741-DeletedBrochures';
import { VendorViewings1795000001736 } from '../../migrations/1795000001736-VendorViewings';
import { UndoneRedemptions1795000001670 } from '../../migrations/1795000001670-UndoneRedemptions';
import { AccountSessions1795000001660 } from '../../migrations/1795000001660-AccountSessions';
import { SecondFactors1795000001690 } from '../../migrations/1795000001690-SecondFactors';
import { KnownDevices1795000001697 } from '../../migrations/1795000001697-KnownDevices';
import { ArchiveRequests1795000000860 } from '../../migrations/1795000000860-ArchiveRequests';
import { ColleaguesOfACompany1795000000861 } from '../../migrations/1795000000861-ColleaguesOfACompany';
import { ExtensionsAndFunctions1795000000001 } from '../../migrations/1795000000001-ExtensionsAndFunctions';
import { VendorsAndPlaces1795000000002 } from '../../migrations/1795000000002-VendorsAndPlaces';
import { Brochures1795000000003 } from '../../migrations/1795000000003-Brochures';
import { CategoryIdsOfBrochures1795000000004 } from '../../migrations/1795000000004-CategoryIdsOfBrochures';
import { EventsOfBrochures1795000000005 } from '../../migrations/1795000000005-EventsOfBrochures';
import { IndexesOfLists1795000000006 } from '../../migrations/1795000000006-IndexesOfLists';
import { Reviews1795000000100 } from '../../migrations/1795000000100-Reviews';
import { CouponsOfABuyer1795000000110 } from '../../migrations/1795000000110-CouponsOfABuyer';
import { OutgoingMails1795000000120 } from '../../migrations/1795000000120-OutgoingMails';
import { PasswordResets1795000000121 } from '../../migrations/1795000000121-PasswordResets';
import { AccountStates1795000000122 } from '../../migrations/1795000000122-AccountStates';
import { VendorInvitationsSent1795000000123 } from '../../migrations/1795000000123-VendorInvitationsSent';
import { MailOptOuts1795000000140 } from '../../migrations/1795000000140-MailOptOuts';
import { OrderOfTheStreetsIndex1795000000150 } from '../../migrations/1795000000150-OrderOfTheStreetsIndex';
import { IndexesOfTheAuditLog1795000000151 } from '../../migrations/1795000000151-IndexesOfTheAuditLog';
import { PublicChanges1795000000200 } from '../../migrations/1795000000200-PublicChanges';
import { BrochureCounts1795000000210 } from '../../migrations/1795000000210-BrochureCounts';
import { DailyStatistics1795000000220 } from '../../migrations/1795000000220-DailyStatistics';
import { JobRuns1795000000221 } from '../../migrations/1795000000221-JobRuns';
import { OutwardHosts1795000000230 } from '../../migrations/1795000000230-OutwardHosts';
import { BaseMap1795000000270 } from '../../migrations/1795000000270-BaseMap';
import { PrintedMaps1795000000271 } from '../../migrations/1795000000271-PrintedMaps';
import { ReferenceVersion1795000000290 } from '../../migrations/1795000000290-ReferenceVersion';
import { VendorAddress1795000000310 } from '../../migrations/1795000000310-VendorAddress';
import { CreationKeys1795000000450 } from '../../migrations/1795000000450-CreationKeys';
import { RecordsOfAdministrators1795000000650 } from '../../migrations/1795000000650-RecordsOfAdministrators';
import { PublicChangesOfMaps1795000000690 } from '../../migrations/1795000000690-PublicChangesOfMaps';
import { BrochureImports1795000000651 } from '../../migrations/1795000000651-BrochureImports';
import { Duplicates1795000000652 } from '../../migrations/1795000000652-Duplicates';
import { IndexesOfUpkeep1795000000750 } from '../../migrations/1795000000750-IndexesOfUpkeep';
import { MailsThatCameBack1795000000800 } from '../../migrations/1795000000800-MailsThatCameBack';
import { ListsFromIndexesAlone1795000000820 } from '../../migrations/1795000000820-ListsFromIndexesAlone';
import { PrintedMapsToPublish1795000000600 } from '../../migrations/1795000000600-PrintedMapsToPublish';
import { StreetImports1795000000601 } from '../../migrations/1795000000601-StreetImports';
import { PicturesOfUploadedMaps1795000000770 } from '../../migrations/1795000000770-PicturesOfUploadedMaps';
import { BrochureUndos1795000001070 } from '../../migrations/1795000001070-BrochureUndos';
import { CategoryIcons1795000000900 } from '../../migrations/1795000000900-CategoryIcons';
import { SavingOfCoupons1795000001030 } from '../../migrations/1795000001030-SavingOfCoupons';
import { SendingMails1795000001080 } from '../../migrations/1795000001080-SendingMails';
import { SuburbsOfStreets1795000001210 } from '../../migrations/1795000001210-SuburbsOfStreets';
import { ParkingOfBrochures1795000001220 } from '../../migrations/1795000001220-ParkingOfBrochures';
import { NearestFromIndexesAlone1795000001240 } from '../../migrations/1795000001240-NearestFromIndexesAlone';
import { CouponsSold1795000001300 } from '../../migrations/1795000001300-CouponsSold';
import { FilesOfRevisions1795000001050 } from '../../migrations/1795000001050-FilesOfRevisions';
import { StateVersionsOfBrochures1795000001040 } from '../../migrations/1795000001040-StateVersionsOfBrochures';
import { TitlesOfTwoLetters1795000001051 } from '../../migrations/1795000001051-TitlesOfTwoLetters';
import { OrderOfViews1795000001310 } from '../../migrations/1795000001310-OrderOfViews';
import { OpenNow1795000001411 } from '../../migrations/1795000001411-OpenNow';
import { SearchAndOrders1795000001400 } from '../../migrations/1795000001400-SearchAndOrders';
import { OpeningHours1795000001410 } from '../../migrations/1795000001410-OpeningHours';
import { Enquiries1795000001420 } from '../../migrations/1795000001420-Enquiries';
import { Follows1795000001450 } from '../../migrations/1795000001450-Follows';
import { AdminSearch1795000001470 } from '../../migrations/1795000001470-AdminSearch';
import { VoidReason1795000001480 } from '../../migrations/1795000001480-VoidReason';
import { BuyerLinks1795000001490 } from '../../migrations/1795000001490-BuyerLinks';
import { StreetWords1795000001500 } from '../../migrations/1795000001500-StreetWords';
import { CouponsPerPerson1795000001530 } from '../../migrations/1795000001530-CouponsPerPerson';
import { NetworksOfPurchases1795000001531 } from '../../migrations/1795000001531-NetworksOfPurchases';
import { CouponHours1795000001550 } from '../../migrations/1795000001550-CouponHours';
import { CouponWaits1795000001532 } from '../../migrations/1795000001532-CouponWaits';
import { BusinessesOfEnquiries1795000001561 } from '../../migrations/1795000001561-BusinessesOfEnquiries';
import { DraftsOfBrochures1795000001560 } from '../../migrations/1795000001560-DraftsOfBrochures';
import { RelevanceIndexes1795000001540 } from '../../migrations/1795000001540-RelevanceIndexes';
import { HeldCoupons1795000001590 } from '../../migrations/1795000001590-HeldCoupons';
import { CouponReminders1795000001591 } from '../../migrations/1795000001591-CouponReminders';
import { VendorRoles1795000001620 } from '../../migrations/1795000001620-VendorRoles';
import { DataBreaches1795000001677 } from '../../migrations/1795000001677-DataBreaches';
import { ErasedBuyers1795000001676 } from '../../migrations/1795000001676-ErasedBuyers';
import { PrivacyRequests1795000001675 } from '../../migrations/1795000001675-PrivacyRequests';
import { ProposedAssets1795000001680 } from '../../migrations/1795000001680-ProposedAssets';
import { CellEdits1795000001800 } from '../../migrations/1795000001800-CellEdits';
import { ContractingMigrations1795000001850 } from '../../migrations/1795000001850-ContractingMigrations';
import { PrimaryMarks1795000001851 } from '../../migrations/1795000001851-PrimaryMarks';
import { SavedViews1795000001801 } from '../../migrations/1795000001801-SavedViews';
import { ImportsToUndo1795000001790 } from '../../migrations/1795000001790-ImportsToUndo';
import { AtdwListings1795000001815 } from '../../migrations/1795000001815-AtdwListings';
import { SessionsOfViewings1795000001835 } from '../../migrations/1795000001835-SessionsOfViewings';
import { MergedBrochures1795000001782 } from '../../migrations/1795000001782-MergedBrochures';
import { StatisticReports1795000001825 } from '../../migrations/1795000001825-StatisticReports';
import { LinkChecks1795000001810 } from '../../migrations/1795000001810-LinkChecks';
import { EmptySearches1795000001811 } from '../../migrations/1795000001811-EmptySearches';
import { MailsOfAssignments1795000001812 } from '../../migrations/1795000001812-MailsOfAssignments';
import { ReviewAssignments1795000001781 } from '../../migrations/1795000001781-ReviewAssignments';
import { StaffRoles1795000001780 } from '../../migrations/1795000001780-StaffRoles';
import { ImportProfiles1795000001791 } from '../../migrations/1795000001791-ImportProfiles';
import { SiteSettings1795000001792 } from '../../migrations/1795000001792-SiteSettings';
import { LegalTexts1795000001806 } from '../../migrations/1795000001806-LegalTexts';
import { SiteDrawingsAndVersions1795000001805 } from '../../migrations/1795000001805-SiteDrawingsAndVersions';
import { ApprovalsInBulk1795000001845 } from '../../migrations/1795000001845-ApprovalsInBulk';
import { AcceptedConditions1795000001846 } from '../../migrations/1795000001846-AcceptedConditions';
import { Sandboxes1795000001847 } from '../../migrations/1795000001847-Sandboxes';
import { ClassesOfMapFeatures1795000001855 } from '../../migrations/1795000001855-ClassesOfMapFeatures';
import { PrintLayouts1795000001890 } from '../../migrations/1795000001890-PrintLayouts';
import { DevicesByCookie1795000001970 } from '../../migrations/1795000001970-DevicesByCookie';
import { DiscardedLegalDrafts1795000002010 } from '../../migrations/1795000002010-DiscardedLegalDrafts';
import { DuplicatesInBulk1795000001980 } from '../../migrations/1795000001980-DuplicatesInBulk';
import { ReportsInBulk1795000002011 } from '../../migrations/1795000002011-ReportsInBulk';
import { StreetAddresses1795000001940 } from '../../migrations/1795000001940-StreetAddresses';
import { ViewsBesideBrochures1795000002000 } from '../../migrations/1795000002000-ViewsBesideBrochures';
import { PrintPictures1795000001990 } from '../../migrations/1795000001990-PrintPictures';
import { Facilities1795000001941 } from '../../migrations/1795000001941-Facilities';
import { DuplicateKeys1795000001860 } from '../../migrations/1795000001860-DuplicateKeys';
import { SentDocuments1795000001870 } from '../../migrations/1795000001870-SentDocuments';
import { IndexOfAuditedActors1795000002050 } from '../../migrations/1795000002050-IndexOfAuditedActors';
import { IndexesOfHistories1795000002005 } from '../../migrations/1795000002005-IndexesOfHistories';
import { IndexOfPlainAuditLog1795000002020 } from '../../migrations/1795000002020-IndexOfPlainAuditLog';

/** In order of time. Never change a migration that has run anywhere. */
export const migrations = [
  ExtensionsAndFunctions1795000000001,
  VendorsAndPlaces1795000000002,
  Brochures1795000000003,
  CategoryIdsOfBrochures1795000000004,
  EventsOfBrochures1795000000005,
  IndexesOfLists1795000000006,
  Reviews1795000000100,
  CouponsOfABuyer1795000000110,
  OutgoingMails1795000000120,
  PasswordResets1795000000121,
  AccountStates1795000000122,
  VendorInvitationsSent1795000000123,
  MailOptOuts1795000000140,
  OrderOfTheStreetsIndex1795000000150,
  IndexesOfTheAuditLog1795000000151,
  PublicChanges1795000000200,
  BrochureCounts1795000000210,
  DailyStatistics1795000000220,
  JobRuns1795000000221,
  OutwardHosts1795000000230,
  BaseMap1795000000270,
  PrintedMaps1795000000271,
  ReferenceVersion1795000000290,
  VendorAddress1795000000310,
  CreationKeys1795000000450,
  RecordsOfAdministrators1795000000650,
  PublicChangesOfMaps1795000000690,
  BrochureImports1795000000651,
  Duplicates1795000000652,
  IndexesOfUpkeep1795000000750,
  PrintedMapsToPublish1795000000600,
  StreetImports1795000000601,
  PicturesOfUploadedMaps1795000000770,
  MailsThatCameBack1795000000800,
  ListsFromIndexesAlone1795000000820,
  ArchiveRequests1795000000860,
  ColleaguesOfACompany1795000000861,
  CategoryIcons1795000000900,
  SavingOfCoupons1795000001030,
  StateVersionsOfBrochures1795000001040,
  FilesOfRevisions1795000001050,
  TitlesOfTwoLetters1795000001051,
  BrochureUndos1795000001070,
  SendingMails1795000001080,
  SuburbsOfStreets1795000001210,
  ParkingOfBrochures1795000001220,
  NearestFromIndexesAlone1795000001240,
  CouponsSold1795000001300,
  OrderOfViews1795000001310,
  SearchAndOrders1795000001400,
  OpeningHours1795000001410,
  OpenNow1795000001411,
  Enquiries1795000001420,
  Follows1795000001450,
  AdminSearch1795000001470,
  VoidReason1795000001480,
  BuyerLinks1795000001490,
  StreetWords1795000001500,
  CouponsPerPerson1795000001530,
  NetworksOfPurchases1795000001531,
  CouponWaits1795000001532,
  RelevanceIndexes1795000001540,
  CouponHours1795000001550,
  DraftsOfBrochures1795000001560,
  BusinessesOfEnquiries1795000001561,
  HeldCoupons1795000001590,
  CouponReminders1795000001591,
  VendorRoles1795000001620,
  AccountSessions1795000001660,
  UndoneRedemptions1795000001670,
  PrivacyRequests1795000001675,
  ErasedBuyers1795000001676,
  DataBreaches1795000001677,
  ProposedAssets1795000001680,
  SecondFactors1795000001690,
  KnownDevices1795000001697,
  ApiKeys1795000001705,
  RedemptionKeys1795000001725,
  RequestCounts1795000001750,
  BackupRuns1795000001751,
  BrochureChanges1795000001745,
  ConnectedAccounts1795000001730,
  PolicyReports1795000001735,
  BulkJobs1795000001740,
  DeletedBrochures1795000001741,
  VendorViewings1795000001736,
  Webhooks1795000001746,
  ImportsToUndo1795000001790,
  StaffRoles1795000001780,
  UploadKeys1795000001768,
  ImportProfiles1795000001791,
  SiteSettings1795000001792,
  ReviewAssignments1795000001781,
  MergedBrochures1795000001782,
  CellEdits1795000001800,
  AtdwListings1795000001815,
  SessionsOfViewings1795000001835,
  SiteDrawingsAndVersions1795000001805,
  LegalTexts1795000001806,
  StatisticReports1795000001825,
  LinkChecks1795000001810,
  EmptySearches1795000001811,
  MailsOfAssignments1795000001812,
  SavedViews1795000001801,
  ApprovalsInBulk1795000001845,
  AcceptedConditions1795000001846,
  ContractingMigrations1795000001850,
  Sandboxes1795000001847,
  ClassesOfMapFeatures1795000001855,
  DuplicateKeys1795000001860,
  SentDocuments1795000001870,
  PrimaryMarks1795000001851,
  PrintLayouts1795000001890,
  DevicesByCookie1795000001970,
  StreetAddresses1795000001940,
  Facilities1795000001941,
  DiscardedLegalDrafts1795000002010,
  ViewsBesideBrochures1795000002000,
  DuplicatesInBulk1795000001980,
  ReportsInBulk1795000002011,
  PrintPictures1795000001990,
  IndexesOfHistories1795000002005,
  IndexOfAuditedActors1795000002050,
  IndexOfPlainAuditLog1795000002020,
];
