import { remove, removeNamed } from './natives.ts'

type Realm = typeof globalThis

/** Of the navigator: what says where a plugin runs, or goes through the policy of the frame. */
const kept =
  /^(constructor|user(Agent|AgentData|Activation)|app(Name|Version)|platform|product|vendor|languages?|onLine|connection|cookieEnabled|doNotTrack|webdriver|hardwareConcurrency|deviceMemory|maxTouchPoints|scheduling|clipboard|sendBeacon)$/

/** Of the window: constructors and objects by which a page asks the browser, or others in it, for something. */
const services =
  /^(Broadcast|SharedWorker|Notification|(webkit)?Speech|EditContext|Payment|Presentation|RemotePlayback|CloseWatcher|IdleDetector|Pressure|Profiler|Language(Detector|Model)|Translator|Summarizer|Writer|Rewriter|Proofreader|IdentityCredential|IdentityProvider|DigitalCredential|PublicKeyCredential|(Barcode|Face|Text)Detector|Contact|NDEF|XR|USB|HID|Serial|MIDI|BackgroundFetch|FileSystem|MediaRecorder|show(Open|Save|Directory)|queryLocalFonts|getScreenDetails|documentPictureInPicture|launchQueue|fence$|sharedStorage|fetchLater|crashReport|chrome$)/

/**
 * No policy bounds what these hand on to the browser's own thread, which all its pages share. The name of a channel, or
 * the language of a recognition, of 50 million letters holds up every page, and a channel carries 100 MB to each of its
 * ends. No plugin needs one for what it shows. Of the navigator nothing stays that is not named here: browsers add to it.
 */
export function removeServices(realm: Realm): void {
  const { prototype } = realm.Navigator
  const unnamed = Object.getOwnPropertyNames(prototype).filter((name) => !kept.test(name))
  remove(prototype, unnamed)
  removeNamed(realm, services)
}
