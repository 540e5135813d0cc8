/** What is said of a subject without figures. */
export interface Gap {
  title: string
  /** What a reader would expect to find. */
  missing: readonly string[]
  /** Who collects or publishes such figures, by their public role, and what they hold. */
  holders: Readonly<Record<string, string>>
  /** Words in the names or program areas of indicators that come nearest. */
  nearest: RegExp
}

const cemoncHolders: Gap['holders'] = {
  'Federal Ministry of Health, department of family health': 'assessments of emergency care',
  'State ministries of health': 'assessments and reviews of their hospitals',
  'UNFPA, UNICEF and WHO in Nigeria': 'support, tools and reports of such assessments',
}

export const gaps = {
  financing: {
    title: 'Health financing',
    missing: [
      'Health spending by state; the national series is from the World Bank and ends in 2020',
      'Health spending by disease, programme and kind of provider',
      'People covered by health insurance, by scheme and state',
      'Budget and release for health, by state and year',
    ],
    holders: {
      'Federal Ministry of Health': 'National Health Accounts',
      'National Health Insurance Authority': 'enrolment in insurance schemes',
      'Budget offices of federation and states': 'budgets and releases',
      'World Health Organization and World Bank':
        'series of health expenditure that countries can be compared by',
    },
    nearest: /financ|expenditure|insurance|out-of-pocket/i,
  },
  workforce: {
    title: 'Health workforce',
    missing: [
      'Doctors, nurses, midwives and pharmacists for every 10,000 people, by state',
      'Community health workers by state and kind of facility',
      'Posts filled and vacant in public facilities',
      'Graduates, registrations and migration by year',
    ],
    holders: {
      'Medical and Dental Council of Nigeria': 'the register of doctors and dentists',
      'Nursing and Midwifery Council of Nigeria': 'the register of nurses and midwives',
      'Federal Ministry of Health': 'the national health workforce registry',
      'State ministries of health': 'postings and vacancies',
    },
    nearest: /workforce|physician|nurse|midwi|health worker/i,
  },
  facilities: {
    title: 'Health facilities',
    missing: [
      'Private facilities, and public ones opened or closed since the public list of 2019',
      'Facilities with water, power and a cold chain that works',
      'Beds and services offered, by facility',
      'Stock of essential medicines and vaccines',
    ],
    holders: {
      'Federal Ministry of Health': 'the Nigeria Health Facility Registry',
      'National Primary Health Care Development Agency': 'assessments of primary health care',
      'State ministries of health': 'licences, inspections and stock',
    },
    nearest: /facilit|hospital|bed/i,
  },
  surveillance: {
    title: 'Disease surveillance',
    missing: [
      'Weekly suspected and confirmed cases, and deaths, of notifiable diseases by state',
      'Laboratory tests done and their results',
      'Timeliness and completeness of weekly reports',
    ],
    holders: {
      'Nigeria Centre for Disease Control and Prevention': 'weekly epidemiological reports',
      'State epidemiology teams': 'case-based reports',
    },
    nearest: /malaria|HIV|tubercul|cholera|measles/i,
  },
  maps: {
    title: 'Maps',
    missing: [
      'Positions of private health facilities, and of public ones opened since 2019',
      'Figures by local government area',
      'Travel time to the nearest facility',
    ],
    holders: {
      'Federal Ministry of Health': 'positions in the Nigeria Health Facility Registry',
      'National Population Commission': 'boundaries and people by area',
      'GRID3 Nigeria': 'settlements, boundaries and points of interest',
    },
    nearest: /coverage|mortality/i,
  },
  performance: {
    title: 'Quarterly performance assessment',
    missing: [
      'Quarterly figures of the indicators that states are assessed by',
      'Targets agreed for each state and quarter',
      'Completeness and timeliness of the reports behind them',
    ],
    holders: {
      'Federal Ministry of Health, department of planning, research and statistics': 'quarterly assessments',
      'National Health Management Information System (DHIS2)': 'monthly reports of facilities',
      'State ministries of health': 'state plans and quarterly reviews',
    },
    nearest: /coverage|attendance|antenatal/i,
  },
  // The modules of the needs assessment, as the toolkit of AMDD at Columbia University numbers them.
  'cemonc-1-5': {
    title: 'Emergency obstetric and newborn care, modules 1 to 5',
    missing: [
      'Module 1: facilities that were visited, and their infrastructure',
      'Module 2: human resources, by cadre and around the clock',
      'Module 3: essential drugs, equipment and supplies',
      'Module 4: deliveries, complications, caesareans and deaths of each facility in a year',
      'Module 5: signal functions performed in the last three months, basic and comprehensive',
    ],
    holders: cemoncHolders,
    nearest: /in a health facility|skilled attendance|\bANC\b|physicians|nurses|hospital beds/i,
  },
  'cemonc-7-10': {
    title: 'Emergency obstetric and newborn care, modules 7 to 10',
    missing: [
      'Module 7: review of partographs',
      'Module 8: review of caesarean deliveries, with indication and outcome',
      'Module 9: review of the charts of women with obstetric complications',
      'Module 10: review of the charts of newborns',
    ],
    holders: cemoncHolders,
    nearest: /maternal mortality|neonatal|postnatal|against tetanus|in a health facility/i,
  },
} satisfies Record<string, Gap>

export type GapSubject = keyof typeof gaps
export const subjects = Object.keys(gaps) as GapSubject[]
