import type { TopicId } from '#domain/guide/topics.ts'

interface TopicText {
  /** For search engines, at most 160 characters. */
  description: string
  /** The paragraph at the top of the page: where to begin. */
  about: string
}

/** What the page of a topic says above its guides. Apart from the list of topics, which scripts load too. */
export const topicTexts: Readonly<Record<TopicId, TopicText>> = {
  internet: {
    description:
      'Wi-Fi that will not connect, pages that do not open, a browser that crashes: plain guides that begin with the safest step.',
    about:
      'First find out where the problem is. If your phone has no internet either, look at the router. If only this computer is offline, begin with Wi-Fi. If only web pages fail, look at the browser.',
  },
  start: {
    description:
      'A computer that shows no lights, or starts and never arrives: safe checks from the socket to the start-up repair, one at a time.',
    about:
      'Look and listen before you begin. No light and no fan means that power does not arrive. Lights with a picture that never ends means that the computer starts and gets stuck.',
  },
  slow: {
    description:
      'A computer that is slow, freezes or takes minutes to start: guides that find what holds it up, before you pay for anything.',
    about:
      'Note when it is slow: at the start, after some hours, or in one program only. That tells you which guide to take. You do not need a paid cleaning program for any of them.',
  },
  screen: {
    description:
      'Black, flickering, cracked or far too big: guides for the screen, a second screen and the desktop, with the easy checks first.',
    about:
      'A fault of the screen is often a cable or a setting. If the screen is black, listen: a fan or a start sound means that the computer is on.',
  },
  sound: {
    description:
      'No sound, or a camera or microphone that nobody can see or hear: guides that go from the volume key to the driver.',
    about:
      'Most silent computers send their sound to the wrong place, or have a switch turned off. Cameras and microphones often wait for a permission.',
  },
  printing: {
    description:
      'A printer that will not print, or that the computer cannot find: guides for cable and Wi-Fi printers, from paper to settings.',
    about:
      'Look at the printer itself first: a light or a message often names the fault. Then find out whether it prints for anybody else, for example from a phone.',
  },
  devices: {
    description:
      'Keyboard, mouse, touchpad, USB and Bluetooth: guides for things that stopped working or that the computer does not see.',
    about:
      'Try the thing in another socket or on another computer, if you can. If it fails there too, the thing is broken, and the computer is well. After a spill, switch the computer off first.',
  },
  power: {
    description:
      'Batteries that run down, computers that get hot, make a noise or switch themselves off: guides that put your safety first.',
    about:
      'Heat and batteries can hurt you. If a battery is hot or hisses, or you smell burning, move away. If it is swollen, unplug it. For anything else, begin with dust, air and the charger.',
  },
  security: {
    description:
      'Pop-ups, strange calls and viruses: what to do now, what to do next, and how to tell a real warning from a false one.',
    about:
      'Take your time, even if the screen says that there is none. Microsoft, Apple and your bank do not call about a virus. Do not call a number that a pop-up shows, and do not let anybody in.',
  },
  account: {
    description:
      'A forgotten password, a computer that does not let you in, email that will not go: guides that use only the official ways back.',
    about:
      'There is an official way back into an account, and it is free. Nobody who helps you needs your password or the code on your phone.',
  },
  files: {
    description:
      'Missing photos, a full disk, a drive that shows errors: guides that save your files first and repair afterwards.',
    about:
      'Save as little as possible to a disk that lost files or makes a noise: each new file can overwrite an old one. Copy what matters first, then repair.',
  },
  windows: {
    description:
      'Blue screens, stuck updates, programs that crash, a wrong clock: guides for error messages, and for safe mode and a reset.',
    about:
      'Write down the exact words or the code of an error: the search of this site knows many of them. Most of these guides are for Windows. Some are for a Mac or a Chromebook too.',
  },
}
