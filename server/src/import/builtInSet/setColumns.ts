import { sourceClasses } from '@msdat/sdk/contracts/sourceClasses'
import { id, ids, number, oneOf, optional, percentage, period, requiredText, text, yesOrNo } from './cells.ts'

/** The files of the built-in data set, and how each column is read. */
export const factorColumns = { id, display_factor: requiredText, multiplier_factor: number }
export const valueTypeColumns = { id, name: requiredText }
export const locationColumns = { id, name: requiredText, parent: optional(id), level: id }
export const levelColumns = { id, name: requiredText }
export const citationColumns = {
  id,
  text: requiredText,
  licence: text,
  vintage: text,
  /** yes where the figures were read in a text that quotes the publication. */
  is_secondary: yesOrNo,
}

export const dataSourceColumns = {
  id,
  name: requiredText,
  full_name: requiredText,
  classification: oneOf(...sourceClasses),
  year_available: text,
  period_available: text,
  subnational_data: text,
  link: text,
  description: text,
  methodology: text,
  /** Per cent that the bounds of its figures stand for; 95 where the cell is empty. */
  bounds_level: optional(percentage),
}

export const indicatorColumns = {
  id,
  full_name: requiredText,
  short_name: requiredText,
  description: text,
  desirable_slope: oneOf('Positive', 'Negative', 'Unknown'),
  indicator_type: requiredText,
  program_area: requiredText,
  national_target: optional(number),
  national_source: text,
  sdg_target: optional(number),
  sdg_information: text,
  factor: id,
  first_related: optional(id),
  second_related: optional(id),
  third_related: optional(id),
  fourth_related: optional(id),
}

export const dataValueColumns = (now: Date) => ({
  indicator: id,
  datasource: id,
  location: id,
  period: period(now),
  value_type: id,
  value: number,
  citation: optional(id),
  note: text,
})

/** Which source is made from which; without indicators it holds for all. */
export const lineageColumns = {
  datasource: id,
  feeds_from: id,
  indicators: ids,
  relation: oneOf('echo', 'input'),
  reason: requiredText,
}
