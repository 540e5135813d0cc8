import type { FieldSpec } from '../forms/FieldSpec.ts'

/** A view of this platform, as its address bar has it behind the name of the site. */
export const viewField: FieldSpec = {
  label: 'Link to a view',
  isRequired: false,
  hint: 'The address of a page here, from the first slash on, such as /dashboard/Health_Outcomes_and_Service_Coverage?indicator=18',
  fault: { wrong: 'Please give an address of this platform that begins with /' },
}
