import type { Migration } from 'kysely'
import { registryMigrations } from '@msdat/plugin-registry'
import { articleSeedTable, articleTable } from './articles/articleTable.ts'
import { accountMigrations } from './accounts/accountMigrations.ts'
import { analysisMigrations } from './analysis/analysisMigrations.ts'
import { noticeMarkTable } from './admin/noticeMarks.ts'
import { changeLogTable } from './audit/changeLogTable.ts'
import { customDashboardMigrations } from './customDashboards/customDashboardMigrations.ts'
import { entryTable } from './dataEntry/entryTable.ts'
import { datasetMigrations } from './datasets/datasetTable.ts'
import { dataMigrations } from './db/dataMigrations.ts'
import { addingColumns, creating } from './db/defineTable.ts'
import { moveFacilities, moveFigures } from './db/moveFigures.ts'
import type { DialectName } from './db/openDatabase.ts'
import { addingFacilityOrder, facilityTable, lgaTable, registryTable } from './facilities/facilityTables.ts'
import { followedTable } from './followed/followedTable.ts'
import { answerTable, profileTable, questionTable, voteTable } from './healthThink/thinkTables.ts'
import { meaningTable } from './import/columns/keptMeanings.ts'
import { importMigrations } from './import/importMigrations.ts'
import { interactionTable, timeSpentTable } from './interactions/interactionTables.ts'
import { mailMigrations } from './mail/mailTable.ts'
import { messageMigrations } from './messages/messageTable.ts'
import { newsMigrations } from './news/newsMigrations.ts'
import { digestTable } from './notifications/digestTable.ts'
import { notificationTable } from './notifications/notificationTable.ts'
import { subscriberTable } from './newsletter/subscriberTable.ts'
import { pluginChoiceTable } from './pluginChoices/mountPluginChoices.ts'
import { receivedTable } from './received/onlyOnce.ts'
import { reviewTable } from './reviews/mountReviews.ts'
import { tagTable } from './tags/mountTags.ts'
import { testimonialMigrations } from './testimonials/testimonialTable.ts'
import { storedVersionTable } from './stored/storedVersions.ts'

/** The tables of the whole house, by the names of their migrations: each part brings its own. */
export function allMigrations(dialect: DialectName): Record<string, Migration> {
  return {
    ...dataMigrations(dialect),
    ...newsMigrations(dialect),
    ...importMigrations(dialect),
    ...analysisMigrations(dialect),
    ...accountMigrations(dialect),
    ...customDashboardMigrations(dialect),
    ...registryMigrations(dialect),
    ...mailMigrations(dialect),
    ...messageMigrations(dialect),
    ...testimonialMigrations(dialect),
    ...datasetMigrations(dialect),
    ...creating(dialect, {
      newsletter_001_subscribers: subscriberTable,
      tags_001: tagTable,
      articles_001: [articleTable, articleSeedTable],
      reviews_001: reviewTable,
      interactions_001: [interactionTable, timeSpentTable],
    }),
    ...creating(dialect, { facilities_001: [facilityTable, lgaTable] }),
    ...creating(dialect, { health_think_001: [questionTable, answerTable, voteTable, profileTable] }),
    ...creating(dialect, { audit_001_change_log: changeLogTable }),
    interactions_002_address: addingColumns(dialect, interactionTable, ['address']),
    ...creating(dialect, { stored_001_versions: storedVersionTable }),
    ...creating(dialect, { notifications_001: notificationTable }),
    ...creating(dialect, { admin_001_notice_marks: noticeMarkTable, data_entry_001: entryTable }),
    ...creating(dialect, { followed_indicators_001: followedTable }),
    ...creating(dialect, { plugin_choices_001: pluginChoiceTable, digests_001: digestTable }),
    ...creating(dialect, { import_meanings_001: meaningTable }),
    ...creating(dialect, { received_001: receivedTable }),
    ...creating(dialect, { facilities_002_registries: registryTable }),
    facilities_003_registry_columns: addingColumns(dialect, facilityTable, [
      'registry_id',
      'ward',
      'services',
    ]),
    facilities_004_order: addingFacilityOrder,
    // By its name after all that makes the tables which it moves.
    own_file_001_figures: { up: (db) => moveFigures(db, dialect) },
    own_file_002_facilities: { up: (db) => moveFacilities(db, dialect) },
  }
}
