import type { SystemId } from './guide/systems.ts'

/**
 * Programs, sites and devices whose words on a screen are their own. A line below a step may begin with the name of one,
 * as it may with the name of a system: "Firefox: Select **Clear**."
 */
interface Program {
  id: string
  /** What a writer puts before the colon. */
  names: readonly string[]
  /** How running text speaks of it. */
  spokenOf: RegExp
  /** Its names in the ledger of labels. */
  ledger: readonly string[]
  /** The systems that it runs on, where it does not run on all. */
  systems?: readonly SystemId[]
  /** Browsers have many labels in common, and each its own for the rest. */
  browser?: true
}

const windows: readonly SystemId[] = ['windows-11', 'windows-10']
const firmware = ['pc-firmware', 'laptop-firmware']

export const programs: readonly Program[] = [
  { id: 'edge', names: ['Edge'], spokenOf: /\bEdge\b/, ledger: ['edge'], browser: true },
  { id: 'chrome', names: ['Chrome'], spokenOf: /\bChrome\b/, ledger: ['chrome'], browser: true },
  {
    id: 'firefox',
    names: ['Firefox'],
    spokenOf: /\bFirefox\b/,
    ledger: ['firefox'],
    browser: true,
  },
  {
    id: 'safari',
    names: ['Safari'],
    spokenOf: /\bSafari\b/,
    ledger: ['safari'],
    systems: ['macos'],
    browser: true,
  },
  {
    id: 'outlook',
    names: ['Outlook', 'Classic Outlook', 'New Outlook'],
    spokenOf: /\bOutlook\b(?!\.com)/,
    ledger: ['outlook-classic', 'outlook-new', 'office'],
  },
  {
    id: 'outlook-com',
    names: ['Outlook.com'],
    spokenOf: /\bOutlook\.com\b/i,
    ledger: ['outlook-com'],
  },
  {
    id: 'gmail',
    names: ['Gmail', 'Google'],
    spokenOf: /\b(?:Gmail|Google)\b/,
    ledger: ['google-account'],
  },
  {
    id: 'thunderbird',
    names: ['Thunderbird'],
    spokenOf: /\bThunderbird\b/,
    ledger: ['thunderbird'],
  },
  { id: 'word', names: ['Word'], spokenOf: /\bWord\b/, ledger: ['word', 'office'] },
  { id: 'excel', names: ['Excel'], spokenOf: /\bExcel\b/, ledger: ['excel', 'office'] },
  { id: 'office', names: ['Office'], spokenOf: /\bOffice\b/, ledger: ['office', 'word', 'excel'] },
  { id: 'onedrive', names: ['OneDrive'], spokenOf: /\bOneDrive\b/, ledger: ['onedrive'] },
  {
    id: 'microsoft-store',
    names: ['Microsoft Store'],
    spokenOf: /\b(?:Microsoft )?Store\b/,
    ledger: ['microsoft-store'],
    systems: windows,
  },
  {
    id: 'microsoft-account',
    names: ['Microsoft account'],
    spokenOf: /\bMicrosoft account\b|\baccount\.(?:live|microsoft)\.com/,
    ledger: ['microsoft-web'],
  },
  {
    id: 'upgrade',
    names: ['PC Health Check', 'Installation Assistant'],
    spokenOf: /\b(?:Health Check|Installation Assistant|page of Microsoft)\b/,
    ledger: ['pc-health-check', 'installation-assistant', 'microsoft-web'],
    systems: windows,
  },
  {
    id: 'visual-cpp',
    names: ['Visual C++'],
    spokenOf: /\bVisual C\+\+/,
    ledger: ['visual-cpp', 'microsoft-web'],
    systems: windows,
  },
  { id: 'teams', names: ['Teams'], spokenOf: /\bTeams\b/, ledger: ['teams'] },
  { id: 'zoom', names: ['Zoom'], spokenOf: /\bZoom\b/, ledger: ['zoom'] },
  { id: 'iphone', names: ['iPhone'], spokenOf: /\biPhones?\b/, ledger: ['ios'] },
  { id: 'android', names: ['Android'], spokenOf: /\bAndroid\b/, ledger: ['android'] },
  { id: 'phone', names: ['Phone'], spokenOf: /\bphones?\b/i, ledger: ['ios', 'android'] },
  { id: 'hp', names: ['HP'], spokenOf: /\bHP\b/, ledger: ['hp', 'hp-firmware', ...firmware] },
  { id: 'dell', names: ['Dell'], spokenOf: /\bDell\b/, ledger: ['dell-firmware', ...firmware] },
  {
    id: 'lenovo',
    names: ['Lenovo'],
    spokenOf: /\bLenovo\b/,
    ledger: ['lenovo-vantage', ...firmware],
  },
  { id: 'asus', names: ['ASUS'], spokenOf: /\b(?:My)?ASUS\b/, ledger: ['myasus', ...firmware] },
  { id: 'surface', names: ['Surface'], spokenOf: /\bSurface\b/, ledger: ['surface'] },
  {
    id: 'firmware',
    names: ['Firmware', 'Start-up menu'],
    spokenOf: /\b(?:firmware|BIOS|UEFI|start-up menu|test of the maker|maker's (?:test|app))\b/i,
    ledger: [...firmware, 'hp-firmware', 'dell-firmware'],
  },
  {
    id: 'monitor',
    names: ['Monitor', 'TV', 'Screen'],
    spokenOf: /\b(?:monitors?|screens?|TVs?|remote control|remote)\b/i,
    ledger: ['monitor', 'port'],
  },
  { id: 'router', names: ['Router'], spokenOf: /\b(?:routers?|modem)\b/i, ledger: ['router'] },
  { id: 'printer', names: ['Printer'], spokenOf: /\bprinters?\b/i, ledger: ['printer'] },
  {
    id: 'part',
    names: ['Charger', 'Drive', 'Dock', 'Port', 'Keyboard'],
    spokenOf:
      /\b(?:chargers?|labels?|power (?:cable|supply)|desktop|drives?|disks?|docks?|hub|ports?|plugs?|cables?|sockets?|holes?|keyboards?|light)\b/i,
    ledger: ['charger', 'power-supply', 'drive', 'dock', 'port', 'keyboard'],
  },
  {
    id: 'mail',
    names: ['Mail'],
    spokenOf: /\b(?:e-?mails?|mails?|came back)\b/i,
    ledger: ['mail-server', 'outlook-classic', 'outlook-new', 'thunderbird'],
  },
]

/** What a writer may put before a colon, in small letters, and the program that it names. */
export const programLabels: ReadonlyMap<string, Program> = new Map(
  programs.flatMap(program =>
    program.names.map((name): [string, Program] => [name.toLowerCase(), program]),
  ),
)

/** The programs, sites and devices that a text speaks of. */
export const programsIn = (text: string): readonly Program[] =>
  programs.filter(({ spokenOf }) => spokenOf.test(text))

/** Every name that a label of the ledger may be on, besides the systems. */
export const ledgerPrograms: readonly string[] = [
  ...new Set(programs.flatMap(({ ledger }) => ledger)),
]
