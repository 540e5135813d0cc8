import type { SpecificationRow } from './SpecificationRow.ts'

/** Every route that the specifications name, as it is visited; those with parts in braces with an example. */
export const routes: readonly [section: string, ...addresses: string[]][] = [
  ['1 §2', '/', '/dashboard/Health_Outcomes_and_Service_Coverage', '/dashboard/Health_Financing'],
  ['1 §2', '/dashboard/Health_Service_Access', '/dashboard/Demographics', '/dashboard/Health_Facility'],
  ['1 §2', '/dashboard/Health_Workforce', '/dashboard/Disease_Surveillance', '/dashboard/Demographics/5'],
  ['1 §2', '/dashboard/Advanced_Analytics', '/dashboard/Advanced_Analytics?index=2', '/advanced_analytics'],
  ['1 §2', '/dashboard/GIS_Mapping_Dashboard', '/dashboard/Quarterly_Performance_Assessment_Dashboard'],
  ['2 §2.3', '/custom', '/custom/login', '/custom/register', '/custom/requests'],
  ['2 §2.3', '/custom/public/999999', '/custom/private/999999', '/my-custom-dashboard/None'],
  ['2 §2.3', '/my-dashboard', '/my-dashboard/details', '/my-dashboard/preference-table'],
  ['2 §2.3', '/my-dashboard/data-table', '/my-dashboard/sections', '/my-dashboard/embed-dashboard'],
  ['2 §2.3', '/my-dashboard/visibility', '/saved-dashboard', '/configure', '/configure/account'],
  ['2 §2.3', '/configure/user/customize', '/configure/user/appearance', '/configure/user/settings'],
  ['2 §2.3', '/configure/user/preview'],
  ['2 §2.4', '/account', '/account#/userActivity', '/account#/profile', '/account#/notification'],
  ['2 §2.4', '/account#/savedDashboards', '/account#/createPlugin', '/account#/approvePlugin'],
  ['2 §2.4', '/account#/settings', '/profile', '/notifications', '/activity-history', '/password-recovery'],
  ['2 §2.5', '/admin', '/admin#/admindashboard', '/admin#/users', '/admin#/Plugins'],
  ['2 §2.5', '/admin#/notification', '/admin#/adminsettings', '/admin#/dashboard'],
  ['2 §2.6', '/about', '/about#program-areas', '/about#logical-framework', '/about#available-data'],
  ['2 §2.6', '/about#data-sources'],
  ['2 §2.7', '/testimonials'],
  ['2 §2.8', '/advanced-triangulation-dashboard'],
  ['2 §2.9', '/faq', '/update_log'],
  ['2 §2.10', '/external-ncdc', '/external-ndr1', '/external-ndr2', '/ministers-dashboard'],
  ['2 §2.10', '/presidential-bond-scorecard', '/cemonc-dashboard', '/health-service-uptake', '/ndhs-tracker'],
  ['2 §2.10', '/health-facilities-profile', '/state-health-facility', '/data-partnership'],
  ['2 §2.10', '/dashboard-landing-page', '/coming-soon', '/coming-soon/custom_dashboard', '/testing'],
  ['2 §2.10', '/coming-soon/advanced_analytics', '/coming-soon/gis_mapping'],
  ['2 §2.10', '/coming-soon/health_surveillance'],
  ['2 §2.11', '/health-profiles/', '/health-profiles/kano'],
  ['2 §2.12', '/indicator-search', '/indicator-search/barchart-view', '/indicator-search/state-table-view'],
  ['2 §2.12', '/indicator-search/datasource-search/18/2/2018/'],
  ['2 §2.13', '/data-entry', '/data-entry/approval', '/health-think', '/health-think/signup'],
  ['2 §2.13', '/health-think/profile', '/llama-ai'],
]

export const rows: readonly SpecificationRow[] = routes.flatMap(([section, ...addresses]) =>
  addresses.map((address) => ({
    section,
    what: `The route ${address}`,
    file: 'tests/browser/pages.test.ts',
    test: 'every route of the specifications leads to a page of its own',
  })),
)
