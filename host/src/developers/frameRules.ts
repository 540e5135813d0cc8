interface FrameRule {
  title: string
  words: string
}

/** What the types cannot say: how a plugin behaves in its frame. */
export const frameRules: readonly FrameRule[] = [
  {
    title: 'No network, cookies or storage',
    words:
      'The frame has an origin of its own and reaches nobody but the page. Ask the host for everything. A plugin that must contact another server names it in its manifest, and two questions are asked: the administrator, and the visitor.',
  },
  {
    title: 'One document',
    words:
      'A frame holds no other document: iframe, object, embed, meta and datalist (use SuggestField of the kit) cannot be made, and there is no setHTML (use innerHTML), stop(), XMLHttpRequest (fetch reaches the servers of the manifest), stream (read an answer whole, by text(), json() or arrayBuffer()), FormData with files or of a form that has a field for them (send the bytes of each), formData() of an answer (read its text), WebAssembly, buffer that grows or ImageBitmap (load a picture with new Image() and await its decode()). A field of the type color is one of text: offer some colours to choose from. What is pasted into a text that can be edited comes as plain words; of what is pasted into a field with its form no paste listener is told. The middle button pastes nothing, and the browser fills in no field. The fragment of its address has 2,000 letters at most and changes at most five times a second, also where a link leads to the place where it is. There is no history.back, forward or go, and no navigation.',
  },
  {
    title: 'Words on the page',
    words:
      'What you say by ui.notify and ui.announce bears the name of the plugin. Write in one script: of many signs from several, only the first are shown. Notify ten times and then once in two seconds within seconds of a press in the plugin, else three times and then once in 30 s. No setting is called after a password or a code.',
  },
  {
    title: 'No sound',
    words:
      'A frame makes no sound and speaks to nobody by itself: there is no AudioContext, OfflineAudioContext, coder of sound or video, audio or video element, speechSynthesis, vibrate or ariaNotify. Use ui.announce for what a screen reader should say.',
  },
  {
    title: 'Focus',
    words:
      'Take the keyboard only after a press; a press in the frame brings it, also where the plugin prevents what the press would do. A frame that takes it from a field of the page, or again and again from another frame, is stopped; what it takes from a button or another frame is given back in a moment. The page hands the focus in at the first or last element, and the frame gives it back past the other end or at Escape: the SDK does this for all that Tab reaches. Escape pressed twice within a second always leads out. While a list, a calendar or a menu is open, or the thread is busy, a pointer that leaves the frame takes the keyboard back to the page. Nor is there showPicker(). Beyond a hundred calls in a second, focus and scrollIntoView do nothing; where nothing was pressed in the frame for some seconds, scrollIntoView does nothing beyond four.',
  },
  {
    title: 'Keys',
    words:
      'A chart is one tab stop: arrows walk along its marks, Home and End jump, Enter chooses, T opens the table. Keys of the page do not reach the frame, so a key that you use means what you say it means, inside the frame alone. A command of the manifest can have a key, which the page hears wherever the keyboard is outside of frames.',
  },
  {
    title: 'Commands',
    words:
      'A command stands in the list that Ctrl+K opens, under the name of the plugin. The page opens the panel or section in which it runs, starts the frame where it has to, and gives it the keyboard; useCommand does the rest. The press counts for some five seconds, as one inside the frame does. Of two plugins with one key, the one that was switched on first has it.',
  },
  {
    title: 'Topics',
    words:
      'Frames never speak with each other. What one plugin tells others goes through the page: the sender declares the topic and the form of the payload, the listener declares the topic, both ask for the permission, and visitors read all of it. The payload is checked, has 4,096 characters at most, and reaches frames that run at that moment.',
  },
  {
    title: 'Overlays',
    words:
      'Nothing can be drawn outside of the frame, and dialogs of the browser do not open. Open details in place. For something large use useExpanded: the frame fills the window right after a press, under a bar of the page with Close, and hears no press for the first 0.8 s.',
  },
  {
    title: 'Size',
    words:
      'The frame is as wide as its place and as high as its content; the SDK tells the height. State "size.height" in the manifest, so that nothing jumps at the start. Work from 320 pixels on, use rem and the tokens, and give wide tables a scroller of their own.',
  },
  {
    title: 'Printing',
    words:
      'Print what is on the screen: cards do not break over pages, and buttons are left out. Colour alone says nothing on paper, so write the words beside it.',
  },
  {
    title: 'Pictures and files',
    words:
      'For a picture of the page each frame paints itself as it stands, what was typed and drawn included. Pictures are loaded from data: addresses: there is no createObjectURL, no WebGL, and nothing makes a Blob or a File: work with the bytes, and paint a canvas with toDataURL or canvasBytes of the kit. Of the files that the visitor chooses 100 are read at a time; no FileReader has abort(). Files are handed to the host after a press (files.save), one in a second.',
  },
  {
    title: 'Speed',
    words:
      'A bundle has 300 kB compressed at most; React, the SDK and its kit do not count. Each host method has a cost that is taken from a bucket of 120, which 40 flow into in a second. A frame that does not answer for seconds is stopped, and the page goes on.',
  },
  {
    title: 'Looks',
    words:
      'Use the tokens as CSS variables. They follow the scheme, the palette, the text size and the contrast that the visitor has set; useTheme has the same as values. Motion is 0 ms for whoever wants none.',
  },
  {
    title: 'Honest figures',
    words:
      'A missing value is null and drawn as a gap: never zero. Beside each figure stand its source and its year. Bars start at zero. Where figures do not suffice for a statistic, say why in words.',
  },
  {
    title: 'Packages from npm',
    words:
      'Nothing is downloaded at the build, so that the reviewer reads what runs. "npx msdat-plugin vendor <package>" puts a package of your node_modules into src/vendor as one readable file, which you import by its path.',
  },
]
