/** Where something is kept about a person: the column that names them, and the columns that they get of it. */
export interface PersonalPlace {
  table: string
  /** Column with the id of the account, or where there is none, with its e-mail address. */
  owner: string
  columns: readonly string[]
  /** Unique among its rows, which are read in this order: `id` without it. Null where there are few rows and no such column. */
  key?: string | null
  /** A row of it can hold hundreds of thousands of letters. */
  isLong?: true
  /** Goes when somebody leaves: nobody else needs it. */
  goes?: true
}

/** By the id of the account, under the names that they have in the export. */
export const placesOfAccount: Record<string, PersonalPlace> = {
  activity: {
    table: 'user_interactions',
    owner: 'owner',
    columns: ['dashboard', 'section', 'indicator', 'datasource', 'location', 'year', 'address', 'viewed_at'],
    goes: true,
  },
  time_spent: {
    table: 'time_spent',
    owner: 'owner',
    columns: ['kind', 'thing', 'minutes', 'viewed_at'],
    goes: true,
  },
  notifications: {
    table: 'user_notifications',
    owner: 'owner',
    columns: ['title', 'text', 'link', 'is_read', 'created_at'],
    goes: true,
  },
  past_notices: {
    table: 'admin_notice_marks',
    owner: 'owner',
    columns: ['notice', 'created_at'],
    goes: true,
  },
  followed_indicators: {
    table: 'followed_indicators',
    owner: 'owner',
    columns: ['indicator', 'created_at'],
    goes: true,
  },
  plugin_choices: {
    table: 'user_plugin_choices',
    owner: 'owner',
    columns: ['choices', 'updated_at'],
    isLong: true,
    goes: true,
  },
  digest: { table: 'notification_digests', owner: 'owner', columns: ['every', 'sent_at'], goes: true },
  // Those that others can see stay when their author leaves.
  dashboards: {
    table: 'custom_dashboards',
    owner: 'owner',
    columns: [
      'id',
      'owner',
      'title',
      'title_key',
      'indicators',
      'datasources',
      'default_indicators',
      'initial_datasource',
      'is_private',
      'created_at',
      'updated_at',
      'description',
      'category',
      'initial_location',
      'sections',
      'appearance',
      'organization',
      'request_reason',
      'original',
      'edition',
      'approval',
      'decision_reason',
      'approved',
    ],
    isLong: true,
  },
  dashboard_drafts: {
    table: 'custom_dashboard_drafts',
    owner: 'owner',
    columns: ['dashboard', 'content', 'based_on', 'updated_at'],
    isLong: true,
    goes: true,
  },
  dashboards_shared_with_you: {
    table: 'custom_dashboard_shares',
    owner: 'person',
    columns: ['dashboard', 'may'],
  },
  tables_of_figures: {
    table: 'data_entries',
    owner: 'owner',
    columns: [
      'state',
      'datasource',
      'period',
      'indicators',
      'locations',
      'citation',
      'note',
      'cells',
      'comments',
      'created_at',
      'updated_at',
      'submitted_at',
    ],
    isLong: true,
  },
  column_meanings: {
    table: 'import_meanings',
    owner: 'owner',
    columns: ['meanings'],
    isLong: true,
    goes: true,
  },
  own_sources: { table: 'contributor_sources', owner: 'user_id', columns: ['datasource'], key: 'datasource' },
  reviews: {
    table: 'view_reviews',
    owner: 'owner',
    columns: ['author', 'rating', 'comment', 'view', 'status', 'answer', 'created_at'],
  },
  questions: {
    table: 'think_questions',
    owner: 'owner',
    columns: ['title', 'body', 'view', 'status', 'score', 'created_at', 'updated_at'],
  },
  answers: {
    table: 'think_answers',
    owner: 'owner',
    columns: ['question', 'body', 'view', 'sources', 'status', 'score', 'created_at', 'updated_at'],
  },
  votes: { table: 'think_votes', owner: 'owner', columns: ['kind', 'thing', 'created_at'] },
  forum_profile: { table: 'think_profiles', owner: 'owner', columns: ['name', 'expertise', 'about'] },
  avatar: { table: 'user_avatars', owner: 'user_id', columns: ['kind', 'content'], isLong: true, goes: true },
  phones: { table: 'user_phones', owner: 'user_id', columns: ['number'], goes: true },
  email_changes: {
    table: 'user_email_changes',
    owner: 'user_id',
    columns: ['email', 'expires_at'],
    goes: true,
  },
  sessions: {
    table: 'user_sessions',
    owner: 'user_id',
    columns: ['user_agent', 'ip_address', 'created_at', 'expires_at'],
    goes: true,
  },
  known_networks: { table: 'user_networks', owner: 'user_id', columns: ['last_used'], goes: true },
  sign_ins: { table: 'user_credentials', owner: 'user_id', columns: ['provider_id', 'created_at'] },
  plugins: {
    table: 'registry_submissions',
    owner: 'account_id',
    columns: ['name', 'email', 'phone', 'purpose', 'description', 'title', 'version', 'state', 'created_at'],
  },
  plugin_comments: {
    table: 'registry_comments',
    owner: 'account_id',
    columns: ['submission_id', 'path', 'line', 'text', 'at'],
  },
  plugin_approvals: {
    table: 'registry_approvals',
    owner: 'account_id',
    columns: ['submission_id', 'reason', 'grants', 'at'],
    key: null,
  },
  acts: {
    table: 'change_log',
    owner: 'actor_id',
    columns: ['action', 'thing', 'thing_id', 'at'],
    key: 'sequence',
  },
}

/** They are of whom their dashboard is. */
export const versionsOfDashboards: PersonalPlace = {
  table: 'custom_dashboard_versions',
  owner: 'dashboard',
  columns: ['dashboard', 'edition', 'content', 'saved_by', 'saved_at'],
  isLong: true,
}

/** What came through a form: it names an address alone, and is theirs who have proven that it is. */
export const placesOfAddress: Record<string, PersonalPlace> = {
  messages: {
    table: 'messages',
    owner: 'email',
    columns: ['kind', 'name', 'organization', 'text', 'details', 'answer', 'status', 'created_at'],
  },
  testimonials: {
    table: 'testimonials',
    owner: 'email',
    columns: ['name', 'organization', 'rating', 'review', 'status', 'created_at'],
  },
  offered_datasets: {
    table: 'offered_datasets',
    owner: 'email',
    columns: ['name', 'organization', 'title', 'source', 'licence', 'file_name', 'status', 'created_at'],
  },
  newsletter: { table: 'subscribers', owner: 'email', columns: ['name', 'is_confirmed', 'created_at'] },
  invitations: { table: 'invitations', owner: 'email', columns: ['sources', 'expires_at', 'created_at'] },
}
