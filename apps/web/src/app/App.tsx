import { lazy, Suspense } from 'react';
import { Redirect, Route, Router, Switch } from 'wouter';
import { BASE_PATH } from '../device/base.ts';
import { ClausePeek } from '../features/rules/ClausePeek.tsx';
import { Notices } from '../ui/Notices.tsx';
import { Home } from '../features/lobby/Home.tsx';
import { Failsafe } from './Failsafe.tsx';
import { Loading } from '../ui/page/states.tsx';
import { NotFound } from '../ui/page/NotFound.tsx';
import { LISTINGS } from '../games/listings.ts';
import { offered } from '../games/registry.ts';

const Lobby = lazy(() => import('../features/lobby/Lobby.tsx'));
const Claim = lazy(() => import('../features/lobby/Claim.tsx'));
const Join = lazy(() => import('../features/lobby/Join.tsx'));
const History = lazy(() => import('../features/lobby/History.tsx'));
const NewTable = lazy(() => import('../features/newtable/NewTable.tsx'));
const Table = lazy(() => import('../features/table/Table.tsx'));
const Replay = lazy(() => import('../features/replay/Replay.tsx'));
const ReviewPage = lazy(() => import('../features/review/ReviewPage.tsx'));
const Import = lazy(() => import('../features/replay/Import.tsx'));
const Rules = lazy(() => import('../features/rules/Rules.tsx'));
const Learn = lazy(() => import('../features/learn/Learn.tsx'));
const Roster = lazy(() => import('../features/roster/Roster.tsx'));
const Locomotive = lazy(() => import('../features/roster/Locomotive.tsx'));
const Compare = lazy(() => import('../features/roster/Compare.tsx'));
const Calculator = lazy(() => import('../features/roster/Calculator.tsx'));
const Notifications = lazy(() => import('../features/notify/Notifications.tsx'));
const MailLink = lazy(() => import('../features/notify/MailLink.tsx'));
const Precedents = lazy(() => import('../features/judge/Precedents.tsx'));
const MapReportPage = lazy(() => import('../features/mapreport/MapReportPage.tsx'));
const Puzzles = lazy(() => import('../features/puzzles/Puzzles.tsx'));
const Ratings = lazy(() => import('../features/ratings/Ratings.tsx'));
const Admin = lazy(() => import('../features/admin/AdminPage.tsx'));
const You = lazy(() => import('../features/you/You.tsx'));
const Paper = lazy(() => import('../features/paper/Paper.tsx'));
const Board = lazy(() => import('../features/table/board/Board.tsx'));
const Book = lazy(() => import('../features/book/Book.tsx'));
const About = lazy(() => import('../features/about/About.tsx'));
const Box = lazy(() => import('../features/box/Box.tsx'));
const Settings = lazy(() => import('../features/settings/Settings.tsx'));

/** Every page and its address. */
export function App() {
  const first = (offered()[0] ?? LISTINGS[0]!).id;
  return (
    <Failsafe>
      <Router base={BASE_PATH}>
        <Suspense fallback={<Loading />}>
          <Switch>
            <Route path="/" component={Home} />
            <Route path="/tables" component={Lobby} />
            <Route path="/history" component={History} />
            <Route path="/new">
              <Redirect to={`/new/${first}`} replace />
            </Route>
            <Route path="/new/:game">{({ game }) => <NewTable key={game} game={game} />}</Route>
            <Route path="/t/:id">{({ id }) => <Table key={id} id={id} />}</Route>
            <Route path="/w/:id/board">{({ id }) => <Board key={id} id={id} />}</Route>
            <Route path="/w/:id">{({ id }) => <Table key={id} id={id} watch />}</Route>
            <Route path="/g/:id">{({ id }) => <Replay key={id} id={id} />}</Route>
            <Route path="/g/:id/review">{({ id }) => <ReviewPage key={id} id={id} />}</Route>
            <Route path="/replay" component={Import} />
            <Route path="/s/:id">{({ id }) => <Claim key={id} id={id} />}</Route>
            <Route path="/j/:code">{({ code }) => <Join key={code} code={code} />}</Route>
            <Route path="/rules">
              <Redirect to={`/rules/${first}`} replace />
            </Route>
            <Route path="/rules/:game">{({ game }) => <Rules key={game} game={game} />}</Route>
            <Route path="/learn">
              <Redirect to={`/learn/${first}`} replace />
            </Route>
            <Route path="/learn/:id">{({ id }) => <Learn key={id} id={id} />}</Route>
            <Route path="/roster" component={Roster} />
            <Route path="/roster/compare" component={Compare} />
            <Route path="/roster/:id">{({ id }) => <Locomotive key={id} id={id} />}</Route>
            <Route path="/calculator" component={Calculator} />
            <Route path="/mail/confirm/:token">
              {({ token }) => <MailLink doing="confirm" token={token} />}
            </Route>
            <Route path="/mail/stop/:token">{({ token }) => <MailLink doing="stop" token={token} />}</Route>
            <Route path="/precedents" component={Precedents} />
            <Route path="/notifications" component={Notifications} />
            <Route path="/map-report" component={MapReportPage} />
            <Route path="/puzzles" component={Puzzles} />
            <Route path="/ratings" component={Ratings} />
            <Route path="/you" component={You} />
            <Route path="/admin" component={Admin} />
            <Route path="/paper" component={Paper} />
            <Route path="/book/:id?" component={Book} />
            <Route path="/about" component={About} />
            <Route path="/box" component={Box} />
            <Route path="/settings" component={Settings} />
            <Route component={NotFound} />
          </Switch>
        </Suspense>
        <Notices />
        <ClausePeek />
      </Router>
    </Failsafe>
  );
}
