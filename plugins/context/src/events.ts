/** Something dated that a reader of figures of those years should know. */
export interface HealthEvent {
  /** Year, month or day, as precisely as the source says. */
  date: string
  title: string
  /** Empty: it concerns every program area. */
  programAreas: readonly string[]
  source: string
}

const immunization = ['Immunization', 'Mortality']
const whoNigeria = 'WHO Regional Office for Africa'

export const events: readonly HealthEvent[] = [
  {
    date: '2012-06',
    title: 'Pentavalent vaccine is introduced, state by state.',
    programAreas: immunization,
    source: 'Gavi, the Vaccine Alliance',
  },
  {
    date: '2014-10-20',
    title: 'WHO declares the end of the Ebola outbreak in Nigeria, which began in July 2014.',
    programAreas: [],
    source: 'WHO, statement of 20 October 2014',
  },
  {
    date: '2014-10-31',
    title: 'The National Health Act is signed. It provides for the Basic Health Care Provision Fund.',
    programAreas: [],
    source: 'National Health Act, 2014',
  },
  {
    date: '2014-12',
    title: 'Pneumococcal conjugate vaccine is introduced, state by state.',
    programAreas: immunization,
    source: 'Gavi, the Vaccine Alliance',
  },
  {
    date: '2016-08',
    title: 'Wild poliovirus is found again in Borno, two years after the last case.',
    programAreas: immunization,
    source: 'WHO, Disease Outbreak News, August 2016',
  },
  {
    date: '2020-02-27',
    title: 'The first case of COVID-19 in Nigeria is confirmed. Services and surveys are disturbed in 2020.',
    programAreas: [],
    source: 'Nigeria Centre for Disease Control',
  },
  {
    date: '2020-08-25',
    title: 'The WHO African Region is certified free of wild poliovirus.',
    programAreas: immunization,
    source: whoNigeria,
  },
  {
    date: '2022-05-19',
    title: 'The National Health Insurance Authority Act is signed.',
    programAreas: ['Health financing', 'Health system'],
    source: 'National Health Insurance Authority Act, 2022',
  },
  {
    date: '2022-08',
    title: 'Rotavirus vaccine is introduced into routine immunisation.',
    programAreas: [...immunization, 'RMNCH'],
    source: 'National Primary Health Care Development Agency',
  },
  {
    date: '2023-10',
    title: 'HPV vaccine is introduced for girls aged 9 to 14, in a first group of states.',
    programAreas: ['Immunization'],
    source: whoNigeria,
  },
  {
    date: '2024-12',
    title: 'Malaria vaccine (R21) is introduced, in Kebbi and Bayelsa first.',
    programAreas: ['Malaria', ...immunization],
    source: whoNigeria,
  },
]
