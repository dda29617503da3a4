/** A guide with two fixes, as its page is built: see src/components/guide/Fix.astro and Steps.astro. */
export const guideMarkup = `
  <h1> No Wi-Fi </h1>
  <fieldset>
    <input type="radio" name="system" value="windows-11">
    <input type="radio" name="system" value="macos">
    <input type="radio" name="system" value="all">
  </fieldset>
  <section class="fix" id="fix-1" tabindex="-1">
    <header><b aria-hidden="true">1</b>
      <h2><a href="#fix-1"><span class="vh">Fix 1: </span>Turn <span class="nb">Wi-Fi</span> off</a></h2>
      <p>Try this first · 2 minutes</p></header>
    <div class="note note-tell"><h3 id="tell-1">How to tell</h3><p>You see a small plane.</p></div>
    <div class="stop"><details open><summary>It smells</summary><p>Pull the plug.</p></details></div>
    <h3 class="vh">What to do</h3>
    <a class="button button-primary no-print" href="?step=1#fix-1">One step at a time</a>
    <p class="for-system">Windows:</p>
    <ol class="steps" data-for="windows-11">
      <li>
        <p class="notice safeguard"><span><b>Before this step:</b> Save your work.</span></p>
        <p class="say">Open the panel.</p>
        <p data-for="windows-11"><b>Windows 11: </b>Select the symbol.</p>
        <figure class="picture"><img alt="A panel"><figcaption>A panel</figcaption></figure>
      </li>
      <li><p class="say">Type the command below.</p></li>
    </ol>
    <ol class="steps" data-for="macos"><li><p class="say">Select the menu.</p></li></ol>
    <div><p>This paragraph stands inside a box.</p></div>
    <div class="command" data-for="windows-11"><h4>The command</h4><pre tabindex="0">ipconfig</pre></div>
    <div class="note note-good"><h3>What should happen</h3><p>A page opens.</p></div>
    <p class="note-undo"><svg></svg><span><b>To undo this:</b> Turn it on <b>again</b>.</span></p>
    <div class="ask"><h3>Did that fix it?</h3><a class="button" href="#fix-2">Not yet, try fix 2</a></div>
  </section>
  <section class="fix" id="fix-2" tabindex="-1">
    <header><h2><a href="#fix-2"><span class="vh">Fix 2: </span>Restart</a></h2></header>
    <a class="button button-primary no-print" href="?step=1#fix-2">One step at a time</a>
    <ol class="steps">
      <li><p class="say">Restart the computer.</p></li>
      <li><p class="say">Sign in.</p></li>
    </ol>
    <div class="note note-good"><h3>What should happen</h3><p>It works.</p></div>
    <p class="note-undo"><span><b>To undo this:</b> Nothing to undo.</span></p>
  </section>`
